import { Field, ID, ObjectType } from "type-graphql";
import { ViewColumn, ViewEntity } from "typeorm";
import { createEnum } from "../../../core/graphql/createEnum";
import { keysOfBrandId, wornWithNames } from "../../../core/kinds/brandSql";
import { isShown } from "../../../core/kinds/visibility";
import { VisitorFilter } from "../../../core/read/audience";
import { renderSql } from "../../../core/read/sql";

export const FollowedKind = createEnum("FollowedKind", "What visitors can follow besides celebrities.", {
  SERIES: "An event in every year.",
  SHOW: "A series or film.",
  SEASON: "A season of a series.",
  CHARACTER: "A character of a show.",
  BRAND: "A brand.",
});
export type FollowedKind = keyof typeof FollowedKind;

/** SQL: the events of the series of a place that visitors see. */
const seenEvents = (place: string): string =>
  `events held WHERE held.series = ${place}.series AND ${isShown("events", "held", "visitor")}`;

/** SQL over an alias of `followed_places`: visitors see the place. */
export const isSeenPlace = (place: string): string =>
  `(EXISTS (SELECT FROM shows whole WHERE whole.id = ${place}.show_id AND ${isShown("shows", "whole", "visitor")})
    OR EXISTS (SELECT FROM brands maker WHERE maker.id = ${place}.brand_id AND ${isShown("brands", "maker", "visitor")})
    OR EXISTS (SELECT FROM ${seenEvents(place)}))`;

/** SQL: selects the ids of the looks of a place, hidden ones too. */
export const looksOfPlace = (place: string): string =>
  `SELECT worn.id FROM outfits worn WHERE worn.show_id = ${place}.show_id
     AND (${place}.season_id IS NULL OR worn.season_id = ${place}.season_id)
     AND (${place}.character_id IS NULL OR worn.character_id = ${place}.character_id)
   UNION ALL SELECT worn.id FROM outfits worn WHERE worn.event_id IN (SELECT held.id FROM ${seenEvents(place)})
   UNION ALL SELECT made.outfit_id FROM (${renderSql(wornWithNames(keysOfBrandId(`${place}.brand_id`))).text}) made`;

/** A view of all that one id can name, so that lists of ids need no kind. */
@ObjectType({ description: "A series of events, a show, a season, a character or a brand that visitors can follow." })
@ViewEntity("followed_places", { synchronize: false })
@VisitorFilter(isSeenPlace)
export class FollowedPlace {
  @Field(() => ID, { description: "The id that was followed: of a series, that of one of its events." })
  @ViewColumn()
  id: string;

  @Field(() => FollowedKind, { description: "What it is." })
  @ViewColumn()
  kind: FollowedKind;

  @Field(() => ID, { description: "The id to follow from now on: another one after a brand was merged." })
  @ViewColumn({ name: "place_id" })
  placeId: string;

  @Field(() => String, { description: "Name, such as Season 2 of Harbor Lights." })
  @ViewColumn()
  name: string;

  /** Of the latest event, the show or the brand. */
  @ViewColumn() slug: string;
  /** Number of the season or slug of the character; null for others. */
  @ViewColumn() part: string | null;

  @Field(() => String, { description: "URL of the picture; empty when there is none." })
  @ViewColumn()
  image: string;

  @ViewColumn({ name: "show_id" }) showId: string | null;
  @ViewColumn({ name: "season_id" }) seasonId: string | null;
  @ViewColumn({ name: "character_id" }) characterId: string | null;
  @ViewColumn() series: string | null;
  @ViewColumn({ name: "brand_id" }) brandId: string | null;
}
