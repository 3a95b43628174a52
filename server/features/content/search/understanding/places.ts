import { isShown } from "../../../../core/kinds/visibility";
import type { Audience } from "../../../../core/read/audience";
import { askingWords, connectors } from "./requests";
import { isVocabularyWord } from "./spelling";
import { phraseQuery, type Token } from "./tokens";

/** Where a look was worn, or who made a piece of it. */
export interface NamedPlace {
  kind: "event" | "show" | "character" | "episode" | "brand";
  /** Those of the show for an episode. */
  id: string;
  slug: string;
  name: string;
  /** Other names: the series of an event, the spellings of a brand. */
  names: string[];
  /** Where an event is held, the slug of the show of a character, the title of that of an episode; empty for others. */
  place: string;
  /** Words that may stand beside the name of an event: its kind and its years; the numbers of an episode and its season. */
  more: string;
}

/** Words after these name nothing. */
const maxWords = 12;
const longestPhrase = 3;

/** Words that connect, ask, or say what a piece is: alone they name no place. */
export const isPlainWord = (word: string): boolean =>
  connectors.has(word) || askingWords.has(word) || isVocabularyWord(word) || /^\d+$/.test(word);

/** Returns queries of words for the phrases that may name a place. Names contain connectors, and follow them: they are skipped. */
export function listPlaceQueries(tokens: readonly Token[], hasEpisode: boolean): string[] {
  const words = tokens.filter(({ text }) => !connectors.has(text)).slice(0, maxWords);
  const phrases = words.flatMap((_, at) =>
    Array.from({ length: Math.min(longestPhrase, words.length - at) }, (__, more) => words.slice(at, at + more + 1)),
  );
  return phrases.filter((phrase) => hasEpisode || !phrase.every(({ text }) => isPlainWord(text))).map(phraseQuery);
}

interface PlaceTable {
  from: string;
  /** Columns of a row `place`, by the fields of NamedPlace. */
  columns: Partial<Record<keyof NamedPlace, string>>;
  words: string;
  isShown: (audience: Audience) => string;
  most: number;
}

const tables: Record<NamedPlace["kind"], PlaceTable> = {
  event: {
    from: "events place",
    columns: {
      name: "place.name",
      names: "CASE place.series WHEN '' THEN '[]' ELSE jsonb_build_array(place.series) END",
      place: "place.place",
      more: `concat_ws(' ', CASE place.kind WHEN 'OTHER' THEN '' ELSE replace(lower(place.kind), '_', ' ') END,
        to_char(place.first_day, 'YYYY'), to_char(place.last_day, 'YYYY'))`,
    },
    words: "place.search_text",
    isShown: (audience) => isShown("events", "place", audience),
    most: 50,
  },
  show: {
    from: "shows place",
    columns: { name: "place.title" },
    words: "place.title",
    isShown: (audience) => isShown("shows", "place", audience),
    most: 10,
  },
  character: {
    from: "show_characters place JOIN shows whole ON whole.id = place.show_id",
    columns: { name: "place.name", place: "whole.slug" },
    words: "place.name",
    isShown: (audience) => isShown("shows", "whole", audience),
    most: 20,
  },
  episode: {
    from: `show_episodes place JOIN show_seasons season ON season.id = place.season_id
      JOIN shows whole ON whole.id = place.show_id`,
    columns: {
      id: "whole.id",
      slug: "whole.slug",
      name: "place.title",
      place: "whole.title",
      more: "concat(season.number, ' ', place.number)",
    },
    words: "place.title",
    isShown: (audience) => isShown("shows", "whole", audience),
    most: 10,
  },
  brand: {
    from: "brands place",
    columns: { name: "place.name", names: "to_jsonb(place.spellings)" },
    words: "place.search_text",
    isShown: (audience) => isShown("brands", "place", audience),
    most: 10,
  },
};

/** SQL: the places whose names have the words of one of the queries, as JSON. */
export const findPlaces = (queries: string, audience: Audience): string => {
  const selects = Object.entries(tables).map(([kind, { from, columns, words, isShown: isSeen, most }]) => {
    const all = {
      kind: `'${kind}'`,
      id: "place.id",
      slug: "place.slug",
      names: "'[]'::jsonb",
      place: "''",
      more: "''",
    };
    const fields = Object.entries({ ...all, ...columns }).map(([name, column]) => `'${name}', ${column}`);
    return `(SELECT jsonb_build_object(${fields.join(", ")}) AS found FROM ${from}
      WHERE array_to_tsvector(words_in(${words})) @@ query::tsquery AND ${isSeen(audience)} LIMIT ${most})`;
  });
  return `SELECT COALESCE(jsonb_agg(DISTINCT named.found), '[]')
    FROM unnest(${queries}::text[]) AS query CROSS JOIN LATERAL (${selects.join(" UNION ALL ")}) AS named`;
};
