import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { IdField, RequiredTextField } from "../../../../core/graphql/columns";
import { VisitorFilter } from "../../../../core/read/audience";
import { Celebrity } from "../../celebrity/celebrity.entity";
import { isPartOfPublicShow, ShowPart } from "./showPart";

@ObjectType({ description: "Someone in a show." })
@Entity("show_characters")
@VisitorFilter(isPartOfPublicShow)
@Index("show_characters_show_id_id_key", ["showId", "id"], { unique: true })
@Index("show_characters_show_id_slug_key", ["showId", "slug"], { unique: true })
@Index("show_characters_celebrity_id_idx", ["celebrityId"])
@Index("show_characters_words_idx", { synchronize: false })
@Index("show_characters_name_trgm_idx", { synchronize: false })
@Check("show_characters_name_check", "char_length(name) BETWEEN 1 AND 100")
export class Character extends ShowPart {
  @IdField() id: string;

  /** Order within the show. */
  @Column("int", { default: 0 })
  place: number;

  @RequiredTextField("Name of the character.") name: string;
  @RequiredTextField("Slug of the address /show/{show}/character/{slug}; unique in the show, and never changed.")
  slug: string;

  @Column("uuid", { nullable: true })
  celebrityId: string | null;

  @ManyToOne(() => Celebrity, { onDelete: "SET NULL" })
  @JoinColumn({ name: "celebrity_id" })
  celebrity?: Celebrity;
}
