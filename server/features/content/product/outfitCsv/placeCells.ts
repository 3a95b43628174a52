import type { EntityManager } from "typeorm";
import { readRows } from "../../../../core/read/runStatement";
import type { Outfit } from "../../outfit/outfit.entity";

/** Columns that say where a look was worn. */
export const placeColumns = ["event", "show", "season", "episode", "character", "minute"] as const;
export type PlaceColumn = (typeof placeColumns)[number];
/** All are blank when nothing is known. */
export type PlaceCells = Record<PlaceColumn, string>;
export const noPlace = Object.fromEntries(placeColumns.map((column) => [column, ""])) as PlaceCells;

/** Returns the cells of where looks were worn, by the id of the outfit; looks without a place are left out. */
export async function readPlaces(db: EntityManager, outfits: readonly Outfit[]): Promise<Map<string, PlaceCells>> {
  const placed = outfits.filter(({ eventId, showId }) => eventId ?? showId);
  if (placed.length === 0) return new Map();
  const rows = await readRows<PlaceCells & { id: string }>(
    db,
    `SELECT worn.id, COALESCE(event.slug, '') AS event, COALESCE(show.slug, '') AS show,
       COALESCE(season.number::text, '') AS season, COALESCE(episode.number::text, '') AS episode,
       COALESCE(character.slug, '') AS character, COALESCE(worn.minute::text, '') AS minute
     FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::int[])
         AS worn (id, event_id, show_id, season_id, episode_id, character_id, minute)
       LEFT JOIN events event ON event.id = worn.event_id LEFT JOIN shows show ON show.id = worn.show_id
       LEFT JOIN show_seasons season ON season.id = worn.season_id
       LEFT JOIN show_episodes episode ON episode.id = worn.episode_id
       LEFT JOIN show_characters character ON character.id = worn.character_id`,
    (["id", "eventId", "showId", "seasonId", "episodeId", "characterId", "minute"] as const).map((column) =>
      placed.map((outfit) => outfit[column]),
    ),
  );
  return new Map(rows.map(({ id, ...cells }) => [id, cells]));
}
