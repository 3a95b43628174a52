import { ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, UpdateDateColumn } from "typeorm";
import { EnumField, IdField, RequiredTextField } from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";

/** Stored as text, with the specification's names. */
export const TermType = createEnum("TermType", "List that a term belongs to.", {
  category: "Celebrity categories.",
  styleType: "Style types of celebrities.",
  occasion: "Occasions of outfits.",
  blogCategory: "Categories of articles.",
  tag: "Tags of outfits.",
});
export type TermType = keyof typeof TermType;

@ObjectType({ description: "An entry of a tag or category list." })
@Entity("terms")
@Index("terms_type_name_key", { synchronize: false })
@Check("terms_type_check", "type IN ('category', 'styleType', 'occasion', 'blogCategory', 'tag')")
@Check("terms_name_check", "char_length(name) BETWEEN 1 AND 100")
export class Term {
  @IdField() id: string;
  @EnumField(() => TermType, "The list.") type: TermType;
  @RequiredTextField("Unique within its list, ignoring case.") name: string;

  @Column("boolean", { default: false })
  sample: boolean;

  @Column("int", { default: 1 })
  version: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
