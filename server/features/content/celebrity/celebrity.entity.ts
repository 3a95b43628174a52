import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { isPublished } from "../../../core/kinds/visibility";
import { OptionalCountField, RequiredTextField, TextField } from "../../../core/graphql/columns";
import { PublishableRow } from "../../../core/kinds/publishableRow";
import { VisitorFilter } from "../../../core/read/audience";
import { emptySignature, emptySocialMedia, Signature, SocialMedia, StyleScore, TimelineEntry } from "./celebrity.types";

@ObjectType({ implements: PublishableRow, description: "A person whose outfits the site shows." })
@Entity("celebrities")
@VisitorFilter((celebrity) => isPublished("celebrities", celebrity))
@Index("celebrities_by_category_idx", { synchronize: false })
@Index("celebrities_by_style_type_idx", { synchronize: false })
@Index("celebrities_updated_at_idx", { synchronize: false })
@Index("celebrities_unpublished_idx", { synchronize: false })
@Index("celebrities_deleted_at_idx", { synchronize: false })
@Index("celebrities_slug_key", ["slug"], { unique: true })
@Index("celebrities_name_idx", { synchronize: false })
@Index("celebrities_category_idx", { synchronize: false })
@Index("celebrities_newest_idx", { synchronize: false })
@Index("celebrities_search_text_idx", { synchronize: false })
@Index("celebrities_words_idx", { synchronize: false })
@Index("celebrities_words_sample_idx", { synchronize: false })
@Index("celebrities_picture_idx", { synchronize: false })
@Check("celebrities_status_check", "status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')")
@Check("celebrities_name_check", "char_length(name) BETWEEN 1 AND 200")
@Check("celebrities_follower_count_check", "follower_count >= 0")
export class Celebrity extends PublishableRow {
  @RequiredTextField("Full name.") name: string;
  @RequiredTextField("Slug of the address /celebrity/{slug}; unique.") slug: string;
  @TextField("URL of the portrait; empty when there is none.") image: string;
  @TextField("Short biography.") bio: string;
  @TextField("One of the celebrity categories of the taxonomy, e.g. Actor.") category: string;
  @TextField("One of the style types of the taxonomy, e.g. Classic.") styleType: string;
  @TextField("Date of birth as entered.") birthdate: string;
  @TextField("Place of birth.") birthplace: string;
  @TextField("Body height as entered.") height: string;
  @TextField("Schools and degrees.") education: string;
  @TextField("Career highlights.") careerHighlights: string;
  @TextField("Family and home life, as far as it is public.") personalLife: string;
  @TextField("Awards and nominations.") awards: string;
  @TextField("Interesting facts.") interestingFacts: string;
  @TextField("Nationality.") nationality: string;
  @TextField("Languages spoken.") languages: string;
  @TextField("Estimated net worth as entered.") netWorth: string;
  @TextField("Zodiac sign.") zodiacSign: string;
  @TextField("Charity work.") philanthropyWork: string;
  @TextField("Companies and investments.") businessVentures: string;
  @TextField("Public controversies.") controversies: string;
  @TextField("Nickname of the fan base.") fanbaseNickname: string;
  @TextField("Measurements as entered.") measurements: string;
  @TextField("Diet and training.") dietFitness: string;
  @TextField("How the style changed over the years.") styleEvolution: string;
  @TextField("People and trends that influenced the style.") influences: string;
  @TextField("Quotations.") quotes: string;
  @TextField("Public perception.") publicPerception: string;
  @TextField("Brands endorsed.") brandEndorsements: string;

  @Field(() => SocialMedia, { description: "Social profiles." })
  @Column("jsonb", { default: emptySocialMedia() })
  socialMedia: SocialMedia;

  @Field(() => Signature, { description: "Signature look, accessories, designers and perfume." })
  @Column("jsonb", { default: emptySignature() })
  signature: Signature;

  @OptionalCountField("Followers without this browser's own; null when no figure was entered.")
  followerCount: number | null;

  @Field(() => [StyleScore], { description: "Strength of each influence; empty when not analyzed." })
  @Column("jsonb", { default: [] })
  influenceScores: StyleScore[];

  @Field(() => [StyleScore], { description: "Stages of the style's evolution; empty when not analyzed." })
  @Column("jsonb", { default: [] })
  styleEvolutionStages: StyleScore[];

  @Field(() => [TimelineEntry], { description: "Fashion timeline, oldest year first; empty when there is none." })
  @Column("jsonb", { default: [] })
  fashionTimeline: TimelineEntry[];
}
