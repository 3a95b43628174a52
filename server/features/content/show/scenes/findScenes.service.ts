import type { EntityManager } from "typeorm";
import { isShown } from "../../../../core/kinds/visibility";
import { getAudience } from "../../../../core/read/audience";
import { readRows } from "../../../../core/read/runStatement";
import { readEpisode } from "../../../../core/text/readEpisode";
import { likePattern, normalizeSearch } from "../../../../core/text/search";
import type { FoundScene } from "./foundScene.types";

const limit = 8;
const maxWords = 8;

/**
 * Finds the shows, episodes and characters that a text names: "harbor 2x05", "season 2 episode 5 of harbor lights". Words at
 * its end may say what was worn: "mara quill coat". A blank text finds nothing.
 */
export async function findScenes(db: EntityManager, search: string): Promise<FoundScene[]> {
  const { season = null, episode = null, ...rest } = readEpisode((normalizeSearch(search) ?? "").toLowerCase());
  const words = rest.words.filter((word) => word !== "of").slice(0, maxWords);
  const hasNumber = season !== null || episode !== null;
  if (words.length === 0 && !hasNumber) return [];
  const inTitle = "show.search_text LIKE word";
  const inName = "character.text LIKE word";
  // One word of several is too little to name a show.
  const fewest = hasNumber ? 0 : Math.min(words.length, 2);
  const rows = await readRows<FoundScene & { named: number }>(
    db,
    // Each text is made searchable once, not for each pair of a character and a word.
    `WITH typed AS MATERIALIZED (
       SELECT searchable(word) AS word, place FROM unnest($1::text[]) WITH ORDINALITY AS one (word, place)
     ), named_character AS MATERIALIZED (
       SELECT *, searchable(name) AS text FROM show_characters WHERE searchable(name) LIKE ANY(ARRAY(SELECT word FROM typed)))
     SELECT show.id AS "showId", show.slug, show.title, season.id AS "seasonId", season.number AS season,
       episode.id AS "episodeId", episode.number AS episode,
       character.id AS "characterId", character.slug AS "characterSlug", character.name AS character, named
     FROM shows show
       LEFT JOIN show_seasons season ON season.show_id = show.id AND season.number = $2::int
       LEFT JOIN show_episodes episode ON episode.season_id = season.id AND episode.number = $3::int
       LEFT JOIN named_character character ON character.show_id = show.id
         AND EXISTS (SELECT FROM typed WHERE ${inName} AND NOT ${inTitle})
       CROSS JOIN LATERAL (
         SELECT COALESCE(min(typed.place) - 1, $4::int)::int AS named FROM typed
         WHERE NOT ${inTitle} AND (${inName}) IS NOT TRUE) leading_words
     WHERE ${isShown("shows", "show", getAudience(db))} AND named >= $5::int
       AND ($2::int IS NULL OR season.id IS NOT NULL) AND ($3::int IS NULL OR episode.id IS NOT NULL)
     ORDER BY named DESC, searchable(show.title) COLLATE "C", character.place, show.id LIMIT ${limit}`,
    [words.map(likePattern), season, episode, words.length, fewest],
  );
  return rows.filter(({ named }) => named === rows[0]?.named);
}
