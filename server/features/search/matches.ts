import { isShown } from "../../content/kinds/visibility";
import type { Audience } from "../../shared/read/audience";

/** A kind of content that is searched. */
export interface SearchedTable {
  /** The field that has what was found. */
  list: string;
  table: string;
  /** The column that is searched. */
  text: string;
}

/** A kind of content with which of its rows are searched. */
export interface Source extends SearchedTable {
  audience: Audience;
}

const shown = ({ table, audience }: Source): string => isShown(table, table, audience);

/** Of more matches than this nobody reads the last; counting stops here. */
const mostCounted = 1_000;
/** So many candidates are ranked for each that is asked for; where there are more, many are equally good. */
const rankedForEach = 4;
/** Further words of a long text are not forgiven. */
const mostForgiven = 8;
/** Words of the catalogue that one typed word may mean. */
const mostMeant = 8;

/**
 * Ids are random, so these are a 32nd of the rows, with an index of their own. What is common is found among them, so that the
 * long lists of common words are not read.
 */
const sample = "id < '08000000-0000-0000-0000-000000000000'";
/** With so many in the sample, it is as good as sure that there are `mostCounted`. */
const manyInSample = 100;

/** What was typed ($1), its words, and those as a query: all of them, of the last one its beginning. */
export const correctSpelling = `
  typed AS MATERIALIZED (SELECT NULLIF(searchable($1), '') AS text, words_in($1) AS words, $2::int AS first),
  word AS MATERIALIZED (
    SELECT word, place, place = cardinality(words) AS is_last
    FROM typed, unnest(words) WITH ORDINALITY AS own (word, place)
  ),
  exact AS MATERIALIZED (
    SELECT text, (SELECT string_agg(quote_literal(word) || CASE WHEN is_last THEN ':*' ELSE '' END, ' & ') FROM word)::tsquery AS query
    FROM typed
  )`;

/**
 * What may have been meant: for each word the most similar ones of the catalogue. Of that the text with its unknown words
 * replaced, null when there are none; all words or similar ones; all of those but one, when the others are the longer part.
 */
export const matchMeaning = `
  meant AS MATERIALIZED (
    SELECT word, place, is_last, nearest,
      CASE WHEN length(word) < 3 OR word ~ '[0-9]' OR EXISTS (
        SELECT FROM search_words AS known WHERE known.word = own.word
          OR is_last AND known.word > own.word AND known.word < own.word || chr(1114111)
      ) THEN word ELSE COALESCE(nearest[1], word) END AS chosen
    FROM word AS own, spellings(word) AS alike, LATERAL (
      SELECT ARRAY(
        SELECT known.word FROM search_words AS known
        WHERE length(own.word) > 2 AND known.word <> own.word AND (
          known.word LIKE '%' || own.word || '%' OR own.word <% known.word
          OR length(own.word) > 3 AND known.spellings && alike.alike
        )
        GROUP BY known.word, known.spellings
        ORDER BY known.spellings && alike.alike DESC, word_similarity(own.word, known.word) DESC, known.word
        LIMIT ${mostMeant}
      ) AS nearest
    ) AS near
    WHERE place <= ${mostForgiven}
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

const having = (source: Source, query: string, rows = "TRUE"): string =>
  `FROM ${source.table} WHERE ${shown(source)} AND ${rows} AND array_to_tsvector(words_in(${source.text})) @@ (SELECT query FROM ${query})`;

/** Rows whose text begins as the query's does: an index has them in order. */
function beginning(source: Source, query: string): string {
  const title = `searchable(${source.text}) COLLATE "C"`;
  return `(
    SELECT id FROM ${source.table}
    WHERE ${shown(source)} AND ${title} >= (SELECT text FROM ${query}) AND ${title} < (SELECT text || chr(1114111) FROM ${query})
    ORDER BY ${title}, id LIMIT ${first}
  )`;
}

/** Rows that have the query's words, the most similar ones first. */
const ranked = (source: Source, query: string, isTaken: string, rows?: string): string => `(
  SELECT id FROM (
    SELECT id, searchable(${source.text}) AS text ${having(source, query, rows)} LIMIT ${rankedForEach} * ${first}
  ) AS candidate
  WHERE NOT ${isTaken}
  ORDER BY word_similarity((SELECT text FROM typed), text) DESC, text COLLATE "C", id LIMIT ${first}
)`;

/** Those of the sample alone, if they are enough; then those of all. */
const holding = (source: Source, query: string, isTaken = "FALSE"): string[] => [
  `(SELECT id FROM (SELECT id, count(*) OVER () AS found FROM ${ranked(source, query, isTaken, sample)} AS best) AS sampled WHERE found >= ${first})`,
  ranked(source, query, isTaken),
];

const matching = (source: Source, query: string): string[] => [
  beginning(source, query),
  ...holding(source, query, `starts_with(text, (SELECT text FROM ${query}))`),
];

const countOf = (source: Source, query: string): string => `(
  CASE WHEN (SELECT count(*) FROM (SELECT ${having(source, query, sample)} LIMIT ${manyInSample}) AS sampled) = ${manyInSample} THEN ${mostCounted}
  ELSE (SELECT count(*)::int FROM (SELECT ${having(source, query)} LIMIT ${mostCounted}) AS every) END
)`;

/** What holds the text. */
export const exactParts = (source: Source): string[] => matching(source, "exact");

/** What holds what may have been meant, then what is only similar. */
export const similarParts = (source: Source): string[] => [
  ...matching(source, "corrected"),
  ...holding(source, "similar_words"),
  ...holding(source, "most_words"),
];

/** A part begins only when those before it were not enough: PostgreSQL appends them in the order in which they are written. */
export const rankSql = (parts: readonly string[]): string => `(${parts.join(" UNION ALL ")} LIMIT ${first})`;

type Parts = (source: Source) => string[];
/** Asks the sources, and counts in those whose list is among `counted`. */
export type Statement = (sources: readonly Source[], counted: ReadonlySet<string>) => string;

/** Made once for each choice of sources: they are long texts, and the same text is known by its place in memory. */
function statement(queries: string, parts: Parts, query: string): Statement {
  const made = new Map<string, string>();
  const make: Statement = (sources, counted) => {
    const matches = sources.map((source) => {
      const total = counted.has(source.list) ? countOf(source, query) : "0";
      return `(SELECT '${source.list}' AS list, id, ${total} AS total FROM ${rankSql(parts(source))} AS found)`;
    });
    return `WITH ${queries} ${matches.join(" UNION ALL ")}`;
  };
  return (sources, counted) => {
    const key = sources.map(({ list, audience }) => `${list} ${audience} ${counted.has(list)}`).join();
    const text = made.get(key) ?? make(sources, counted);
    made.set(key, text);
    return text;
  };
}

/** Of each source the list, the ids and the number of the first ($2) texts that hold what was typed ($1), best first. */
export const exactMatches = statement(correctSpelling, exactParts, "exact");

/** As `exactMatches`, of what is similar to it. Only what holds the corrected text is counted. */
export const similarMatches = statement(`${correctSpelling}, ${matchMeaning}`, similarParts, "corrected");
