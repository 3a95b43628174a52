import type { EntityManager } from "typeorm";
import { isShown } from "../../../../core/kinds/visibility";
import { getAudience } from "../../../../core/read/audience";
import { readRows } from "../../../../core/read/runStatement";
import { likePattern, normalizeSearch } from "../../../../core/text/search";
import { readEpisode } from "./readEpisode";

/** A place in a show, as exactly as a text names it. */
export interface FoundScene {
  showId: string;
  showSlug: string;
  title: string;
  seasonId: string | null;
  season: number | null;
  episodeId: string | null;
  episode: number | null;
  characterId: string | null;
  characterSlug: string | null;
  character: string | null;
}

const limit = 8;
const maxWords = 8;

/**
 * Finds the shows, episodes and characters that a text names: "harbor 2x05", "mara quill", "season 2 episode 5 of harbor
 * lights". Each word is a part of the title or of the character's name. A blank text finds nothing.
 */
export async function findScenes(db: EntityManager, search: string): Promise<FoundScene[]> {
  const { season = null, episode = null, words } = readEpisode((normalizeSearch(search) ?? "").toLowerCase());
  const patterns = words
    .filter((word) => word !== "of")
    .slice(0, maxWords)
    .map(likePattern);
  if (patterns.length === 0 && season === null && episode === null) return [];
  const inTitle = "show.search_text LIKE searchable(word)";
  const inName = "searchable(character.name) LIKE searchable(word)";
  return readRows<FoundScene>(
    db,
    `SELECT show.id AS "showId", show.slug AS "showSlug", show.title, season.id AS "seasonId", season.number AS season,
       episode.id AS "episodeId", episode.number AS episode,
       character.id AS "characterId", character.slug AS "characterSlug", character.name AS character
     FROM shows show
       LEFT JOIN show_seasons season ON season.show_id = show.id AND season.number = $2::int
       LEFT JOIN show_episodes episode ON episode.season_id = season.id AND episode.number = $3::int
       LEFT JOIN show_characters character ON character.show_id = show.id
         AND EXISTS (SELECT FROM unnest($1::text[]) word WHERE ${inName} AND NOT ${inTitle})
     WHERE ${isShown("shows", "show", getAudience(db))}
       AND NOT EXISTS (SELECT FROM unnest($1::text[]) word WHERE NOT ${inTitle} AND (${inName}) IS NOT TRUE)
       AND ($2::int IS NULL OR season.id IS NOT NULL) AND ($3::int IS NULL OR episode.id IS NOT NULL)
     ORDER BY searchable(show.title) COLLATE "C", character.place, show.id LIMIT ${limit}`,
    [patterns, season, episode],
  );
}
