import type { Conditions } from "../../core/read/select";
import { joinSql, Parameter, rawSql, sql, type SqlFragment } from "../../core/read/sql";

/** Selects each tag name once, by an index scan that skips its uses. */
const tagNames = sql`WITH RECURSIVE tag (name) AS (
    SELECT min(tag_name) FROM outfit_tags
    UNION ALL SELECT (SELECT min(tag_name) FROM outfit_tags WHERE tag_name > tag.name) FROM tag WHERE tag.name IS NOT NULL
  ) SELECT name FROM tag`;

/** Returns SQL that selects the tag names whose `name` meets the condition. */
const selectTagNames = (condition: SqlFragment): SqlFragment => sql`${tagNames} WHERE ${condition}`;

/** Returns SQL that selects the ids of outfits with such a tag: the condition runs once per name, not per outfit. */
export const selectTaggedOutfitIds = (condition: SqlFragment): SqlFragment =>
  sql`SELECT outfit_id FROM outfit_tags WHERE tag_name IN (${selectTagNames(condition)})`;

interface Pieces {
  words: string;
  /** Phrases of adjacent words. */
  phrases?: readonly string[];
}

/**
 * Names of the pieces of each category, in lowercase. Words that are also colors or adjectives (blush, flat) are
 * omitted: a missing outfit is better than a wrong one.
 */
const pieces: Partial<Record<string, Pieces>> = {
  dresses: { words: "dress dresses gown gowns ballgown ballgowns kaftan kaftans" },
  shoes: {
    words: `shoe shoes sneaker sneakers trainers boot boots loafer loafers brogue brogues pumps heels mules sandal sandals
      slingback slingbacks stiletto stilettos clog clogs espadrille espadrilles`,
    phrases: ["ballet flats"],
  },
  makeup: {
    words: "makeup lipstick lipsticks mascara mascaras eyeliner eyeliners eyeshadow eyeshadows",
    phrases: ["make-up", "lip gloss", "lip glosses", "nail polish", "nail polishes"],
  },
  handbags: {
    words: "handbag handbags bag bags clutch clutches tote totes satchel satchels backpack backpacks",
  },
  cars: { words: "car cars roadster roadsters convertible convertibles" },
  bikes: { words: "bike bikes bicycle bicycles motorcycle motorcycles scooter scooters" },
};

/** Endings that the word index leaves for a word, its possessive and a trademark. */
const endings = ["", "s", "™"];
const anyWord = (words: readonly string[]): string =>
  words.flatMap((word) => endings.map((ending) => `'${word}${ending}'`)).join(" | ");

const wordPattern = (alternatives: readonly string[]): string => String.raw`\m(${alternatives.join("|")})\M`;

/** Parameters that the conditions of a category share. */
interface Patterns {
  piece: Parameter;
  pieceWords: Parameter;
  /** Null without phrases. */
  phrases: { pattern: Parameter; words: Parameter } | null;
}

function buildPatterns(words: readonly string[], phrases: readonly string[]): Patterns {
  const phraseWords = phrases.map((phrase) => `(${phrase.split(/[ -]/).join(" & ")})`).join(" | ");
  return {
    piece: new Parameter(wordPattern([...words, ...phrases])),
    pieceWords: new Parameter(anyWord(words)),
    phrases:
      phrases.length > 0 ? { pattern: new Parameter(wordPattern(phrases)), words: new Parameter(phraseWords) } : null,
  };
}

const hasPieceName = ({ piece }: Patterns): SqlFragment => sql`searchable(name) ~ ${piece}`;

/** The expression of the word indexes. */
const hasWords = (alias: SqlFragment, words: Parameter): SqlFragment =>
  sql`array_to_tsvector(words_in(${alias}.title)) @@ CAST(${words} AS tsquery)`;
/** Phrases are matched only where all of their words occur. */
const hasPhrase = (alias: SqlFragment, { pattern, words }: NonNullable<Patterns["phrases"]>): SqlFragment =>
  sql`${hasWords(alias, words)} AND searchable(${alias}.title) ~ ${pattern}`;

/**
 * Selects the ids of all outfits with a piece. Words and phrases are separate, so that the index alone finds a single
 * word.
 */
function selectOutfitIds(patterns: Patterns): SqlFragment {
  const { pieceWords, phrases } = patterns;
  const selectByTitle = (rows: string, name: string): SqlFragment[] => {
    const alias = rawSql(name);
    const conditions = [hasWords(alias, pieceWords), ...(phrases ? [hasPhrase(alias, phrases)] : [])];
    return conditions.map(
      (condition) => sql`SELECT ${rawSql(rows)} ${alias} WHERE ${alias}.deleted_at IS NULL AND ${condition}`,
    );
  };
  const found = [
    selectTaggedOutfitIds(hasPieceName(patterns)),
    ...selectByTitle("id FROM outfits", "look"),
    ...selectByTitle("outfit_id FROM affiliate_products", "product"),
  ];
  // Materialized, because the planner assumes that new tables without statistics are empty.
  return sql`WITH found (id) AS MATERIALIZED (${joinSql(found, " UNION ALL ")}) SELECT id FROM found`;
}

/** Returns the letters that every title with one of the names contains. */
const buildLetters = (names: readonly string[]): string =>
  names.filter((name) => !names.some((other) => other !== name && name.includes(other))).join("|");

/**
 * Returns the condition whether one outfit has a piece. Titles without the required letters need not be split into
 * words; OFFSET keeps the planner from collecting all products and tags first.
 */
function isOutfitWithPiece(letters: string, patterns: Patterns): SqlFragment {
  const { pieceWords, phrases } = patterns;
  const isNamed = (name: string): SqlFragment => {
    const alias = rawSql(name);
    const orPhrase = phrases ? sql` OR ${hasPhrase(alias, phrases)}` : sql``;
    return sql`(searchable(${alias}.title) ~ '${rawSql(letters)}' AND (${hasWords(alias, pieceWords)}${orPhrase}))`;
  };
  return sql`${isNamed("outfit")}
    OR EXISTS (SELECT FROM affiliate_products product
      WHERE product.outfit_id = outfit.id AND product.deleted_at IS NULL AND ${isNamed("product")} OFFSET 0)
    OR EXISTS (SELECT FROM outfit_tags tag WHERE tag.outfit_id = outfit.id
      AND tag.tag_name = ANY(ARRAY(${selectTagNames(hasPieceName(patterns))})) OFFSET 0)`;
}

/**
 * Adds the filter of a category: the title, a tag or a product title must name one of its pieces. An unknown category
 * matches nothing.
 */
export function filterByCategory(query: Conditions, category: string): void {
  const named = Object.hasOwn(pieces, category) ? pieces[category] : undefined;
  if (!named) {
    query.andWhere(sql`FALSE`);
    return;
  }
  const { phrases = [] } = named;
  const words = named.words.split(/\s+/);
  const patterns = buildPatterns(words, phrases);
  query.andWhere(sql`outfit.id IN (${selectOutfitIds(patterns)})`, {
    planDependsOnValues: true,
    perRowPredicate: isOutfitWithPiece(buildLetters([...words, ...phrases]), patterns),
  });
}
