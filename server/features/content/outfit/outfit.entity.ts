import { Field, Float, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import {
  OptionalCountField,
  OptionalRowIdField,
  OptionalTextField,
  RequiredTextField,
  TextField,
} from "../../../core/graphql/columns";
import { PublishableRow } from "../../../core/kinds/publishableRow";
import { isPublished } from "../../../core/kinds/visibility";
import { altOrLibrary } from "../../../core/text/libraryText";
import { VisitorFilter } from "../../../core/read/audience";
import { DependsOn, SqlRelation } from "../../../core/read/sqlRelation";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Event } from "../event/event.entity";
import { PieceFacts, toPieceFacts } from "./pieces/pieceFacts.types";
import { center, Point } from "./pieces/point.types";

/** What an outfit needs unless it is a draft. Messages quoted from the specification. */
export const requiredOutfitFields = {
  image: "Image URL is required",
  celebrityId: "Celebrity is required",
  description: "Description is required",
};

@ObjectType({ implements: PublishableRow, description: "An outfit that a celebrity wore." })
@Entity("outfits")
@VisitorFilter((outfit) => isPublished("outfits", outfit))
@Index("outfits_link_idx", { synchronize: false })
@Index("outfits_title_idx", { synchronize: false })
@Index("outfits_occasion_idx", { synchronize: false })
@Index("outfits_created_at_idx", { synchronize: false })
@Index("outfits_updated_at_idx", { synchronize: false })
@Index("outfits_unpublished_idx", { synchronize: false })
@Index("outfits_celebrity_id_status_idx", { synchronize: false })
@Index("outfits_deleted_at_idx", { synchronize: false })
@Index("outfits_slug_key", ["slug"], { unique: true })
@Index("outfits_event_id_date_idx", { synchronize: false })
@Index("outfits_celebrity_id_date_idx", { synchronize: false })
@Index("outfits_date_idx", { synchronize: false })
@Index("outfits_occasion_date_idx", { synchronize: false })
@Index("outfits_title_trgm_idx", { synchronize: false })
@Index("outfits_search_text_idx", { synchronize: false })
@Index("outfits_words_idx", { synchronize: false })
@Index("outfits_words_sample_idx", { synchronize: false })
@Index("outfits_picture_idx", { synchronize: false })
@Check("outfits_status_check", "status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')")
@Check("outfits_title_check", "char_length(title) BETWEEN 1 AND 300")
@Check("outfits_like_count_check", "like_count >= 0")
@Check("outfits_focal_point_check", "focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1")
@Check("outfits_aspect_ratio_check", "aspect_ratio > 0")
@Check("outfits_appearance_check", "event_id IS NULL OR show_id IS NULL")
@Check("outfits_minute_check", "minute BETWEEN 0 AND 999")
@Check(
  "outfits_scene_check",
  "(show_id IS NOT NULL OR num_nonnulls(season_id, episode_id, character_id, minute) = 0) AND (season_id IS NOT NULL OR episode_id IS NULL)",
)
@Index("outfits_show_id_date_idx", { synchronize: false })
@Index("outfits_season_id_idx", { synchronize: false })
@Index("outfits_episode_id_idx", { synchronize: false })
@Index("outfits_character_id_idx", { synchronize: false })
// By name: the features of shows import this file.
@ForeignKey("Show", ["showId"], ["id"])
@ForeignKey("ShowSeason", ["showId", "seasonId"], ["showId", "id"])
@ForeignKey("Episode", ["showId", "seasonId", "episodeId"], ["showId", "seasonId", "id"])
@ForeignKey("Character", ["showId", "characterId"], ["showId", "id"])
export class Outfit extends PublishableRow {
  @RequiredTextField("Title of the outfit.") title: string;

  /** The facts of the pieces that the title names, see `readTitleFacts`. Every write of a title writes them. */
  @Column("jsonb", { default: [] })
  titleFacts: string[][];

  @Field(() => [PieceFacts], {
    description: "The pieces that its title names. Filters use them until an editor enters pieces.",
  })
  @DependsOn<Outfit>("titleFacts")
  readPieces(): PieceFacts[] {
    return this.titleFacts.map(toPieceFacts);
  }

  @RequiredTextField("Slug of the address /outfit/{slug}; unique.") slug: string;
  @TextField("URL of the main picture; empty when there is none.") image: string;

  @SqlRelation({
    kind: "value",
    sql: (outfit, audience) => altOrLibrary(`${outfit}.image_alt`, `${outfit}.image`, audience),
  })
  @TextField(
    "Alternative text of the main picture; empty when nobody has written one. Visitors get the media library's then.",
  )
  imageAlt: string;

  @Column("real", { default: center })
  focalX: number;

  @Column("real", { default: center })
  focalY: number;

  @Field(() => Point, { description: "The point that stays visible when a page crops the main picture." })
  @DependsOn<Outfit>("focalX", "focalY")
  focalPoint(): Point {
    return { x: this.focalX, y: this.focalY };
  }

  @Field(() => Float, {
    nullable: true,
    description: "Width of the main picture divided by its height; null when unknown.",
  })
  @Column("real", { nullable: true })
  aspectRatio: number | null;

  @TextField("One or two sentences.") description: string;
  @OptionalTextField("The full story, paragraphs separated by a blank line; null when there is only the description.")
  fullDescription: string | null;
  @OptionalTextField("One of the occasions of the taxonomy, e.g. Gala; null when unknown.") occasion: string | null;

  @Field(() => String, { nullable: true, description: "Day on which it was worn, YYYY-MM-DD; null when unknown." })
  @Column("date", { nullable: true })
  date: string | null;

  /** Link to a shop that sells the whole outfit. Not a field: visitors use the redirect /go/{id}. */
  @Column("text", { nullable: true })
  affiliateLink: string | null;

  @OptionalCountField("Likes without this browser's own; null when no figure was entered.") likeCount: number | null;
  @OptionalRowIdField("The celebrity who wore it; null for a draft without one.") celebrityId: string | null;

  @Column("uuid", { nullable: true })
  showId: string | null;

  @Column("uuid", { nullable: true })
  seasonId: string | null;

  @Column("uuid", { nullable: true })
  episodeId: string | null;

  @Column("uuid", { nullable: true })
  characterId: string | null;

  @Column("int", { nullable: true })
  minute: number | null;

  @ManyToOne(() => Celebrity, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "celebrity_id" })
  celebrity?: Celebrity;

  /** The event at which it was worn. Not a field: visitors see only public events. */
  @Column("uuid", { nullable: true })
  eventId: string | null;

  @ManyToOne(() => Event, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "event_id" })
  event?: Event;
}

/** A tag of an outfit. */
@Entity("outfit_tags")
@Index("outfit_tags_tag_name_idx", ["tagName"])
export class OutfitTag {
  @PrimaryColumn("uuid")
  outfitId: string;

  @PrimaryColumn("text")
  tagName: string;

  @ManyToOne(() => Outfit, { onDelete: "CASCADE" })
  @JoinColumn({ name: "outfit_id" })
  outfit?: Outfit;
}
