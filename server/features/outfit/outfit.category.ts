import type { Conditions } from "../../shared/read/conditions";
import { tagged, tagNamesThat } from "./tagged";

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

const namesPiece = "searchable(name) ~ :piece";

/** The expression of the indexes of words. */
const hasWords = (alias: string, words: string): string =>
  `array_to_tsvector(words_in(${alias}.title)) @@ CAST(:${words} AS tsquery)`;
/** Phrases are looked for only where all of their words are. */
const hasPhrase = (alias: string): string =>
  `${hasWords(alias, "phraseWords")} AND searchable(${alias}.title) ~ :phrase`;

/** Gathers the ids of all looks with a piece; words and phrases apart, so that the index alone finds what one word tells. */
function idsOfLooks(hasPhrases: boolean): string {
  const titles = (rows: string, alias: string): string[] =>
    [hasWords(alias, "pieceWords"), ...(hasPhrases ? [hasPhrase(alias)] : [])].map(
      (condition) => `SELECT ${rows} ${alias} WHERE ${alias}.deleted_at IS NULL AND ${condition}`,
    );
  const found = [
    tagged(namesPiece),
    ...titles("id FROM outfits", "look"),
    ...titles("outfit_id FROM affiliate_products", "product"),
  ];
  // Gathered once, also by a planner that takes the tables for empty because they are new.
  return `WITH found (id) AS MATERIALIZED (${found.join(" UNION ALL ")}) SELECT id FROM found`;
}

/** What every title that names one of them has in it. */
const lettersOf = (names: readonly string[]): string =>
  names.filter((name) => !names.some((other) => other !== name && name.includes(other))).join("|");

/**
 * Whether one look has a piece. Titles without the letters of one need not be taken apart into words; OFFSET keeps the planner from
 * gathering all products and tags first.
 */
function isLook(letters: string, hasPhrases: boolean): string {
  const named = (alias: string): string =>
    `(searchable(${alias}.title) ~ '${letters}' AND (${hasWords(alias, "pieceWords")}${hasPhrases ? ` OR ${hasPhrase(alias)}` : ""}))`;
  return `${named("outfit")}
    OR EXISTS (SELECT FROM affiliate_products product
      WHERE product.outfit_id = outfit.id AND product.deleted_at IS NULL AND ${named("product")} OFFSET 0)
    OR EXISTS (SELECT FROM outfit_tags tag WHERE tag.outfit_id = outfit.id AND tag.tag_name = ANY(ARRAY(${tagNamesThat(namesPiece)})) OFFSET 0)`;
}

/**
 * Looks with a piece of the category: their title, one of their tags or the title of one of their products names one.
 * A name that is no category has no looks.
 */
export function filterByCategory(query: Conditions, category: string): void {
  const named = Object.hasOwn(pieces, category) ? pieces[category] : undefined;
  if (!named) {
    query.andWhere("FALSE");
    return;
  }
  const { phrases = [] } = named;
  const words = named.words.split(/\s+/);
  const parameters = {
    piece: anyOf([...words, ...phrases]),
    pieceWords: anyWord(words),
    phrase: anyOf(phrases),
    phraseWords: phrases.map((phrase) => `(${phrase.split(/[ -]/).join(" & ")})`).join(" | "),
  };
  const hasPhrases = phrases.length > 0;
  query.andWhere(
    `outfit.id IN (${idsOfLooks(hasPhrases)})`,
    parameters,
    isLook(lettersOf([...words, ...phrases]), hasPhrases),
  );
}
