import { isShown } from "../../core/kinds/visibility";
import type { Audience } from "../../core/read/audience";

/** A searchable content type. */
export interface SearchedTable {
  /** The result field of the matches. */
  name: string;
  table: string;
  /** The searched column. */
  text: string;
}

/** A searchable content type with the condition of its visible rows. */
export interface Source extends SearchedTable {
  audience: Audience;
}

const visibleCondition = ({ table, audience }: Source): string => isShown(table, table, audience);

/** Counting stops here, because users do not page further. */
const maxCount = 1_000;
/** Candidates ranked per requested result; when there are more, many match equally well. */
const candidatesPerResult = 4;
/** Words after these are not corrected. */
const maxCorrectedWords = 8;
/** Maximum number of dictionary words per typed word. */
const maxSimilarWords = 8;

/**
 * A sample of 1/32 of the rows, because ids are random, with its own index. Common words are counted in the sample, so
 * that their long lists are not read.
 */
const sample = "id < '08000000-0000-0000-0000-000000000000'";
/** With this many matches in the sample, the total almost certainly exceeds `mostCounted`. */
const sampleThreshold = 100;

/**
 * CTEs for the typed text ($1), its words, and a query of the words of each variant ($3), of which the text is the first.
 * The last word matches as a prefix.
 */
export const correctSpelling = `
  typed AS MATERIALIZED (SELECT NULLIF(searchable($1), '') AS text, words_in($1) AS words, $2::int AS first, $4::text[] AS known),
  word AS MATERIALIZED (
    SELECT word, place, place = cardinality(words) AS is_last
    FROM typed, unnest(words) WITH ORDINALITY AS own (word, place)
  ),
  exact AS MATERIALIZED (
    SELECT text, (
      SELECT string_agg('(' || query || ')', ' | ')::tsquery
      FROM unnest($3::text[]) AS variant, LATERAL (SELECT words_in(variant) AS words) AS split, LATERAL (
        SELECT string_agg(quote_literal(word) || CASE WHEN place = cardinality(words) THEN ':*' ELSE '' END, ' & ') AS query
        FROM unnest(words) WITH ORDINALITY AS own (word, place)
      ) AS every
    ) AS query
    FROM typed
  )`;

/**
 * CTEs for corrections. Words in $4 need none, and are similar only to their plural or singular. A correction is at most two letters shorter: "trainers" is not a
 * misspelled "train". `meant` has each word's most similar dictionary words. They provide the text with unknown words replaced
 * (null when there are none), a query of all words or similar ones, and one that may omit the shortest part.
 */
export const matchMeaning = `
  meant AS MATERIALIZED (
    SELECT word, place, is_last, nearest,
      CASE WHEN length(word) < 3 OR word ~ '[0-9]' OR word = ANY(known_words) OR EXISTS (
        SELECT FROM search_words AS known WHERE known.word = own.word
          OR is_last AND known.word > own.word AND known.word < own.word || chr(1114111)
      ) THEN word ELSE COALESCE(nearest[1], word) END AS chosen
    FROM word AS own, spellings(word) AS alike, (SELECT known AS known_words FROM typed) AS typed_words, LATERAL (
      SELECT ARRAY(
        SELECT known.word FROM search_words AS known
        WHERE length(own.word) > 2 AND known.word <> own.word AND length(known.word) >= length(own.word) - 2 AND (
          own.word <> ALL(known_words) AND (
            known.word LIKE '%' || own.word || '%' OR own.word <% known.word
            OR length(own.word) > 3 AND known.spellings && alike.alike
          )
          OR known.word = ANY(ARRAY[
            own.word || 's', own.word || 'es', substring(own.word from '^(.+)s$'), substring(own.word from '^(.+)es$')
          ])
        )
        GROUP BY known.word, known.spellings
        ORDER BY known.spellings && alike.alike DESC, word_similarity(own.word, known.word) DESC, known.word
        LIMIT ${maxSimilarWords}
      ) AS nearest
    ) AS near
    WHERE place <= ${maxCorrectedWords}
  ),
  corrected AS MATERIALIZED (
    SELECT string_agg(chosen, ' ' ORDER BY place) AS text,
      string_agg(quote_literal(chosen) || CASE WHEN is_last THEN ':*' ELSE '' END, ' & ')::tsquery AS query
    FROM meant HAVING bool_or(chosen <> word)
  ),
  either AS MATERIALIZED (
    SELECT word, place, '(' || quote_literal(word) || CASE WHEN is_last THEN ':*' ELSE '' END
      || COALESCE((SELECT string_agg(' | ' || quote_literal(known), '') FROM unnest(nearest) AS known), '') || ')' AS query
    FROM meant
  ),
  all_words AS MATERIALIZED (SELECT string_agg(query, ' & ')::tsquery AS query FROM either),
  similar_words AS MATERIALIZED (
    SELECT query && !!COALESCE((SELECT query FROM corrected), (SELECT query FROM exact)) AS query FROM all_words
  ),
  most_words AS MATERIALIZED (
    SELECT string_agg('(' || others.query || ')', ' | ')::tsquery && !!(SELECT query FROM all_words) AS query
    FROM either AS missing, LATERAL (
      SELECT string_agg(query, ' & ') AS query, sum(length(word)) AS letters FROM either WHERE place <> missing.place
    ) AS others
    WHERE letters >= length(missing.word)
  )`;

const first = "(SELECT first FROM typed)";

const withWords = (source: Source, query: string, rows = "TRUE"): string =>
  `FROM ${source.table} WHERE ${visibleCondition(source)} AND ${rows} AND array_to_tsvector(words_in(${source.text})) @@ (SELECT query FROM ${query})`;

/** Selects rows whose text starts with the query's text, in index order. */
function beginning(source: Source, query: string): string {
  const title = `searchable(${source.text}) COLLATE "C"`;
  return `(
    SELECT id FROM ${source.table}
    WHERE ${visibleCondition(source)} AND ${title} >= (SELECT text FROM ${query}) AND ${title} < (SELECT text || chr(1114111) FROM ${query})
    ORDER BY ${title}, id LIMIT ${first}
  )`;
}

/** Selects rows that contain the query's words, most similar first. */
const ranked = (source: Source, query: string, isTaken: string, rows?: string): string => `(
  SELECT id FROM (
    SELECT id, searchable(${source.text}) AS text ${withWords(source, query, rows)} LIMIT ${candidatesPerResult} * ${first}
  ) AS candidate
  WHERE NOT ${isTaken}
  ORDER BY word_similarity((SELECT text FROM typed), text) DESC, text COLLATE "C", id LIMIT ${first}
)`;

/** Selects matches from the sample if there are enough, otherwise from all rows. */
const containing = (source: Source, query: string, isTaken = "FALSE"): string[] => [
  `(SELECT id FROM (SELECT id, count(*) OVER () AS found FROM ${ranked(source, query, isTaken, sample)} AS best) AS sampled WHERE found >= ${first})`,
  ranked(source, query, isTaken),
];

const matching = (source: Source, query: string): string[] => [
  beginning(source, query),
  ...containing(source, query, `starts_with(text, (SELECT text FROM ${query}))`),
];

const countSql = (source: Source, query: string): string => `(
  CASE WHEN (SELECT count(*) FROM (SELECT ${withWords(source, query, sample)} LIMIT ${sampleThreshold}) AS sampled) = ${sampleThreshold} THEN ${maxCount}
  ELSE (SELECT count(*)::int FROM (SELECT ${withWords(source, query)} LIMIT ${maxCount}) AS every) END
)`;

/** Selects rows that contain the text. */
export const exactQueries = (source: Source): string[] => matching(source, "exact");

/** Selects rows that contain the corrected text, then rows that are only similar. */
export const similarQueries = (source: Source): string[] => [
  ...matching(source, "corrected"),
  ...containing(source, "similar_words"),
  ...containing(source, "most_words"),
];

/** Runs a part only when those before it returned too few rows: PostgreSQL appends them in the written order. */
export const rankSql = (queries: readonly string[]): string => `(${queries.join(" UNION ALL ")} LIMIT ${first})`;

type BuildQueries = (source: Source) => string[];
/** Builds SQL that searches the sources, and counts in those whose list is in `counted`. */
export type Statement = (sources: readonly Source[], counted: ReadonlySet<string>) => string;

/** Builds each combination of sources once: the texts are long, and a reused string is compared by reference. */
function statement(queries: string, buildQueries: BuildQueries, query: string): Statement {
  const cached = new Map<string, string>();
  const make: Statement = (sources, counted) => {
    const matches = sources.map((source) => {
      const total = counted.has(source.name) ? countSql(source, query) : "0";
      return `(SELECT '${source.name}' AS list, id, ${total} AS total FROM ${rankSql(buildQueries(source))} AS found)`;
    });
    return `WITH ${queries} ${matches.join(" UNION ALL ")}`;
  };
  return (sources, counted) => {
    const key = sources.map(({ name, audience }) => `${name} ${audience} ${counted.has(name)}`).join();
    const text = cached.get(key) ?? make(sources, counted);
    cached.set(key, text);
    return text;
  };
}

/**
 * Selects for each source the list, the ids and the count of the first ($2) texts that contain the typed text ($1),
 * best first.
 */
export const exactMatches = statement(correctSpelling, exactQueries, "exact");

/** Selects the text with misspelled words corrected; no row when no word is misspelled. */
export const correctedText = `WITH ${correctSpelling}, ${matchMeaning} SELECT text FROM corrected`;

/** Like `exactMatches`, for similar texts. Counts only rows that contain the corrected text. */
export const similarMatches = statement(`${correctSpelling}, ${matchMeaning}`, similarQueries, "corrected");
