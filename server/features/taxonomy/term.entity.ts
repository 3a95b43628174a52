import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";
import { createEnum } from "../../core/graphql/createEnum";

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
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => TermType, { description: "The list." })
  @Column("text")
  type: TermType;

  @Field(() => String, { description: "Unique within its list, ignoring case." })
  @Column("text")
  name: string;

  @Column("boolean", { default: false })
  sample: boolean;

  @Column("int", { default: 1 })
  version: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
