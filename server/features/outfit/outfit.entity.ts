import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { OptionalCountField, OptionalTextField, TextField } from "../../shared/graphql/columns";
import { ContentRow } from "../../content/kinds/contentRow";
import { isPublished } from "../../content/kinds/visibility";
import { VisitorFilter } from "../../shared/read/visitorFilter";
import { Celebrity } from "../celebrity/celebrity.entity";

@ObjectType({ implements: ContentRow, description: "A look that a celebrity wore." })
@Entity("outfits")
@VisitorFilter((outfit) => isPublished("outfits", outfit))
@Index("outfits_link_idx", { synchronize: false })
@Index("outfits_title_idx", { synchronize: false })
@Index("outfits_updated_at_idx", { synchronize: false })
@Index("outfits_deleted_at_idx", { synchronize: false })
@Index("outfits_slug_key", ["slug"], { unique: true })
@Index("outfits_celebrity_id_date_idx", { synchronize: false })
@Index("outfits_date_idx", { synchronize: false })
@Index("outfits_occasion_date_idx", { synchronize: false })
@Index("outfits_title_trgm_idx", { synchronize: false })
@Index("outfits_text_trgm_idx", { synchronize: false })
@Index("outfits_words_idx", { synchronize: false })
@Index("outfits_words_sample_idx", { synchronize: false })
@Check("outfits_title_check", "char_length(title) BETWEEN 1 AND 300")
@Check("outfits_like_count_check", "like_count >= 0")
export class Outfit extends ContentRow {
  @Field(() => String, { description: "Headline of the look." })
  @Column("text")
  title: string;

  @Field(() => String, { description: "The name in the address /outfit/{slug}; unique." })
  @Column("text")
  slug: string;

  @TextField("Address of the picture; empty when there is none.") image: string;
  @TextField("One or two sentences.") description: string;
  @OptionalTextField("The whole story, paragraphs separated by a blank line; null when there is only the description.")
  fullDescription: string | null;
  @OptionalTextField("One of the occasions of the taxonomy, e.g. Gala; null when not known.") occasion: string | null;

  @Field(() => String, { nullable: true, description: "Day it was worn, YYYY-MM-DD; null when not known." })
  @Column("date", { nullable: true })
  date: string | null;

  /** Where the whole look can be bought. Not a field: visitors are sent through /go/{id}. */
  @Column("text", { nullable: true })
  affiliateLink: string | null;

  @OptionalCountField("Likes before this browser's own; null when no figure was entered.") likeCount: number | null;

  @Field(() => ID, { description: "Who wore it." })
  @Column("uuid")
  celebrityId: string;

  @ManyToOne(() => Celebrity, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "celebrity_id" })
  celebrity?: Celebrity;
}
