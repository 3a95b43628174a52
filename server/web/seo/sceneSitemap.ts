import { isShown } from "../../core/kinds/visibility";

/** The joins that lead from a look to a part of its show, and the columns of its address. */
const parts = [
  {
    part: "season",
    joins: "JOIN show_seasons season ON season.id = worn.season_id",
    columns: "season.number, NULL::int, NULL::text",
  },
  {
    part: "episode",
    joins: `JOIN show_episodes episode ON episode.id = worn.episode_id
      JOIN show_seasons season ON season.id = episode.season_id`,
    columns: "min(season.number), episode.number, NULL::text",
  },
  {
    part: "character",
    joins: "JOIN show_characters character ON character.id = worn.character_id",
    columns: "NULL::int, NULL::int, character.slug",
  },
];

/** SQL: the seasons, episodes and characters with public looks. A part changes with its looks and its show. */
export const sceneRows = parts
  .map(
    ({ part, joins, columns }) => `SELECT ${part}.id, whole.created_at,
      GREATEST(max(worn.updated_at), whole.updated_at) AS updated_at, whole.slug, ${columns}
    FROM outfits worn JOIN shows whole ON whole.id = worn.show_id ${joins}
    WHERE ${isShown("outfits", "worn", "visitor")} AND ${isShown("shows", "whole", "visitor")} GROUP BY ${part}.id, whole.id`,
  )
  .map((select) => `SELECT * FROM (${select}) AS part (id, created_at, updated_at, show, season, episode, character)`)
  .join(" UNION ALL ");
