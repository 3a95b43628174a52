import type { PublicTable } from "../../../core/kinds/contentKind";
import { isShown } from "../../../core/kinds/visibility";
import type { Audience } from "../../../core/read/audience";

/** A searchable content type. */
export interface SearchedTable {
  /** The result field of the matches. */
  name: string;
  table: PublicTable;
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
/** Shorter words have too many neighbors. */
const shortestCorrected = 4;

/**
 * A sample of 1/32 of the rows, because ids are random, with its own index. Common words are counted in the sample, so
 * that their long lists are not read.
 */
const sample = "id < '08000000-0000-0000-0000-000000000000'";
/** With this many matches in the sample, the total almost certainly exceeds `mostCounted`. */
const sampleThreshold = 100;

/**
 * CTEs for the typed text ($1), its words, and a query of the words of each variant ($3), of which the text is the first.
 * A word matches its plural and its singular too, and
 * the last one as a prefix ($5) unless a title has it as a whole word.
 */
const readWords = `
  typed AS MATERIALIZED (
    SELECT NULLIF(searchable($1), '') AS text, words_in($1) AS words, $2::int AS first, $4::text[] AS known,
      CASE WHEN $5::boolean THEN ':*' ELSE '' END AS ending, CASE WHEN $5::boolean THEN '' ELSE ' ' END AS after,
      CASE WHEN $5::boolean THEN chr(1114111) ELSE '!' END AS before
  ),
  word AS MATERIALIZED (
    SELECT word, place, place = cardinality(words) AS is_last
    FROM typed, unnest(words) WITH ORDINALITY AS own (word, place)
  ),
  exact AS MATERIALIZED (
    SELECT text, (
      SELECT string_agg('(' || query || ')', ' | ')::tsquery
      FROM unnest($3::text[]) AS variant, LATERAL (SELECT words_in(variant) AS words) AS split, LATERAL (
        SELECT string_agg(concat('(', quote_literal(word), CASE WHEN place = cardinality(words) THEN ending END, ' | ',
          quote_literal(word || 's'), ' | ' || quote_literal(substring(word FROM '^(..+)s$')), ')'), ' & ') AS query
        FROM unnest(words) WITH ORDINALITY AS own (word, place)
      ) AS every
    ) AS query
    FROM typed
  )`;

/**
 * CTEs for corrections. Words in $4 need none. `meant` has each other word's most similar word of the titles, if they are
 * similar enough: a correction is at most two letters shorter, and "trainers" is not a misspelled "train". `corrected` is the text
 * with unknown words replaced, without a row when there are none.
 */
const matchMeaning = `
  meant AS MATERIALIZED (
    SELECT word, place,
      CASE WHEN length(word) < ${shortestCorrected} OR word ~ '[0-9]' OR word = ANY(known_words)
        OR EXISTS (SELECT FROM search_words AS known WHERE known.word = own.word)
      THEN word ELSE COALESCE((
        SELECT known.word FROM search_words AS known
        WHERE length(known.word) >= length(own.word) - 2 AND left(known.word, 1) = left(own.word, 1)
          AND (own.word <% known.word OR known.spellings && alike.alike)
        GROUP BY known.word, known.spellings
        ORDER BY known.spellings && alike.alike DESC, word_similarity(own.word, known.word) DESC, known.word
        LIMIT 1
      ), word) END AS chosen
    FROM word AS own, spellings(word) AS alike, (SELECT known AS known_words FROM typed) AS typed_words
    WHERE place <= ${maxCorrectedWords}
  ),
  corrected AS MATERIALIZED (
    SELECT string_agg(chosen, ' ' ORDER BY place) AS text FROM meant HAVING bool_or(chosen <> word)
  )`;

const first = "(SELECT first FROM typed)";

const withWords = (source: Source, rows = "TRUE"): string =>
  `FROM ${source.table} WHERE ${visibleCondition(source)} AND ${rows} AND array_to_tsvector(words_in(${source.text})) @@ (SELECT query FROM exact)`;

/** Selects rows whose text starts with the typed text, in index order. */
function beginning(source: Source): string {
  const title = `searchable(${source.text}) COLLATE "C"`;
  return `(
    SELECT id FROM ${source.table}
    WHERE ${visibleCondition(source)} AND ${title} >= (SELECT text || after FROM typed) AND ${title} < (SELECT text || before FROM typed)
    ORDER BY ${title}, id LIMIT ${first}
  )`;
}

/** Selects rows that contain the words, most similar first. */
const ranked = (source: Source, rows?: string): string => `(
  SELECT id FROM (
    SELECT id, searchable(${source.text}) AS text ${withWords(source, rows)} LIMIT ${candidatesPerResult} * ${first}
  ) AS candidate
  WHERE NOT starts_with(text, (SELECT text || after FROM typed))
  ORDER BY word_similarity((SELECT text FROM typed), text) DESC, text COLLATE "C", id LIMIT ${first}
)`;

/** Selects rows that contain the text: from the sample if it has enough, otherwise from all rows. */
const exactQueries = (source: Source): string[] => [
  beginning(source),
  `(SELECT id FROM (SELECT id, count(*) OVER () AS found FROM ${ranked(source, sample)} AS best) AS sampled WHERE found >= ${first})`,
  ranked(source),
];

const countSql = (source: Source): string => `(
  CASE WHEN (SELECT count(*) FROM (SELECT ${withWords(source, sample)} LIMIT ${sampleThreshold}) AS sampled) = ${sampleThreshold} THEN ${maxCount}
  ELSE (SELECT count(*)::int FROM (SELECT ${withWords(source)} LIMIT ${maxCount}) AS every) END
)`;

/** Runs a part only when those before it returned too few rows: PostgreSQL appends them in the written order. */
const rankSql = (queries: readonly string[]): string => `(${queries.join(" UNION ALL ")} LIMIT ${first})`;

/** Builds SQL that searches the sources, and counts in those whose list is in `counted`. */
export type Statement = (sources: readonly Source[], counted: ReadonlySet<string>) => string;

/** Builds each combination of sources once: the texts are long, and a reused string is compared by reference. */
function statement(): Statement {
  const cached = new Map<string, string>();
  const make: Statement = (sources, counted) => {
    const matches = sources.map((source) => {
      const total = counted.has(source.name) ? countSql(source) : "0";
      return `(SELECT '${source.name}' AS list, id, ${total} AS total FROM ${rankSql(exactQueries(source))} AS found)`;
    });
    return `WITH ${readWords} ${matches.join(" UNION ALL ")}`;
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
export const exactMatches = statement();

/** Selects the text with misspelled words corrected; no row when no word is misspelled. */
export const correctedText = `WITH ${readWords}, ${matchMeaning} SELECT text FROM corrected`;
