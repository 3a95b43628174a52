import type { Conditions } from "../../shared/read/conditions";
import { joinSql, Parameter, rawSql, sql, type SqlFragment } from "../../shared/read/sql";
import { hasTag, tagNamesThat } from "./tagged";

interface Pieces {
  words: string;
  /** Words side by side, as they are written. */
  phrases?: readonly string[];
}

/**
 * What pieces of each category are called, in lower case. Words that are also colours or adjectives (blush, flat) are left out:
 * rather a look too few than one that has no such piece.
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

/** What the index of words leaves of a word, of its possessive and of a trademark. */
const endings = ["", "s", "™"];
const anyWord = (words: readonly string[]): string =>
  words.flatMap((word) => endings.map((ending) => `'${word}${ending}'`)).join(" | ");

const anyOf = (alternatives: readonly string[]): string => String.raw`\m(${alternatives.join("|")})\M`;

/** The values that the conditions of a category share. */
interface Patterns {
  piece: Parameter;
  pieceWords: Parameter;
  /** Null without phrases. */
  phrases: { pattern: Parameter; words: Parameter } | null;
}

function buildPatterns(words: readonly string[], phrases: readonly string[]): Patterns {
  const phraseWords = phrases.map((phrase) => `(${phrase.split(/[ -]/).join(" & ")})`).join(" | ");
  return {
    piece: new Parameter(anyOf([...words, ...phrases])),
    pieceWords: new Parameter(anyWord(words)),
    phrases: phrases.length > 0 ? { pattern: new Parameter(anyOf(phrases)), words: new Parameter(phraseWords) } : null,
  };
}

const namesPiece = ({ piece }: Patterns): SqlFragment => sql`searchable(name) ~ ${piece}`;

/** The expression of the indexes of words. */
const hasWords = (alias: SqlFragment, words: Parameter): SqlFragment =>
  sql`array_to_tsvector(words_in(${alias}.title)) @@ CAST(${words} AS tsquery)`;
/** Phrases are looked for only where all of their words are. */
const hasPhrase = (alias: SqlFragment, { pattern, words }: NonNullable<Patterns["phrases"]>): SqlFragment =>
  sql`${hasWords(alias, words)} AND searchable(${alias}.title) ~ ${pattern}`;

/** Selects the ids of all looks with a piece; words and phrases apart, so that the index alone finds a single word. */
function selectLookIds(patterns: Patterns): SqlFragment {
  const { pieceWords, phrases } = patterns;
  const selectByTitle = (rows: string, name: string): SqlFragment[] => {
    const alias = rawSql(name);
    const conditions = [hasWords(alias, pieceWords), ...(phrases ? [hasPhrase(alias, phrases)] : [])];
    return conditions.map(
      (condition) => sql`SELECT ${rawSql(rows)} ${alias} WHERE ${alias}.deleted_at IS NULL AND ${condition}`,
    );
  };
  const found = [
    hasTag(namesPiece(patterns)),
    ...selectByTitle("id FROM outfits", "look"),
    ...selectByTitle("outfit_id FROM affiliate_products", "product"),
  ];
  // Materialized, also by a planner that takes the tables for empty because they are new.
  return sql`WITH found (id) AS MATERIALIZED (${joinSql(found, " UNION ALL ")}) SELECT id FROM found`;
}

/** The letters that every title with one of the names has. */
const buildLetters = (names: readonly string[]): string =>
  names.filter((name) => !names.some((other) => other !== name && name.includes(other))).join("|");

/**
 * Whether one look has a piece. Titles without the letters of one need not be split into words; OFFSET keeps the planner from
 * collecting all products and tags first.
 */
function isLook(letters: string, patterns: Patterns): SqlFragment {
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
      AND tag.tag_name = ANY(ARRAY(${tagNamesThat(namesPiece(patterns))})) OFFSET 0)`;
}

/**
 * Looks with a piece of the category: their title, one of their tags or the title of one of their products names one.
 * A name that is no category has no looks.
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
  query.andWhere(sql`outfit.id IN (${selectLookIds(patterns)})`, {
    planDependsOnValues: true,
    perRowPredicate: isLook(buildLetters([...words, ...phrases]), patterns),
  });
}
