import type { CacheTag } from "../../../core/cache/cacheTag";
import { listTag } from "../../../core/cache/cacheTags";
import { outfitDate } from "../../../core/kinds/publicSql";
import { isShown } from "../../../core/kinds/visibility";
import type { Audience } from "../../../core/read/audience";
import { rawSql, sql, type SqlFragment } from "../../../core/read/sql";
import type { PlaceFilter, SceneFilter } from "./outfitFilter.types";

/** The condition of the outfit `alias` that it was worn in a year, by its date or by that of its event. */
export function isOfYear(alias: string, year: number, audience: Audience): SqlFragment {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`].map((day) => sql`${day.padStart(10, "0")}::date`);
  const held = sql`SELECT held.id FROM events held WHERE ${rawSql(isShown("events", "held", audience))}
    AND held.first_day <= ${last} AND COALESCE(held.last_day, held.first_day) >= ${first}`;
  return sql`(${rawSql(outfitDate(alias))} BETWEEN ${first} AND ${last}
    OR ${rawSql(`${alias}.event_id`)} = ANY(ARRAY(${held})))`;
}

/** The conditions of a scene. Of a hidden show, visitors find nothing. */
function sceneConditions(alias: string, scene: SceneFilter, audience: Audience): SqlFragment[] {
  const { show, season, episode, character } = scene;
  const column = (name: string) => rawSql(`${alias}.${name}`);
  const isSeen = rawSql(isShown("shows", "named", audience));
  const shows = show
    ? sql`(SELECT named.id FROM shows named WHERE named.slug = ${show} AND ${isSeen})`
    : sql`ANY(ARRAY(SELECT named.id FROM shows named WHERE ${isSeen}))`;
  const part = (name: string, table: string, value: SqlFragment) =>
    sql`${column(name)} = ANY(ARRAY(SELECT id FROM ${rawSql(table)} WHERE show_id = ${shows} AND ${value}))`;
  return [
    ...(show ? [sql`${column("show_id")} = ${shows}`] : []),
    ...(typeof season === "number" ? [part("season_id", "show_seasons", sql`number = ${season}`)] : []),
    ...(typeof episode === "number" ? [part("episode_id", "show_episodes", sql`number = ${episode}`)] : []),
    ...(character ? [part("character_id", "show_characters", sql`slug = ${character}`)] : []),
  ];
}

/** What the conditions by where and when something was worn read. */
export const placeTags = ({ event, events, scene, year }: PlaceFilter & { event?: string | null }): CacheTag[] => [
  ...(event || events?.length || typeof year === "number" ? [listTag("outfit"), listTag("event")] : []),
  ...(scene ? [listTag("outfit"), listTag("show")] : []),
];

/** The conditions of the outfit `alias` by where and when it was worn. */
export function placeConditions(
  alias: string,
  { events, scene, year }: PlaceFilter,
  audience: Audience,
): SqlFragment[] {
  const held = sql`SELECT held.id FROM events held WHERE held.slug = ANY(${[...(events ?? [])]})
    AND ${rawSql(isShown("events", "held", audience))}`;
  return [
    ...(events?.length ? [sql`${rawSql(`${alias}.event_id`)} = ANY(ARRAY(${held}))`] : []),
    ...(scene ? sceneConditions(alias, scene, audience) : []),
    ...(typeof year === "number" ? [isOfYear(alias, year, audience)] : []),
  ];
}
