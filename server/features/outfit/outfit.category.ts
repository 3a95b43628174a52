import type { Conditions } from "../../shared/read/conditions";
import { tagged } from "./tagged";

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

/** The expression of the indexes of words. */
const titled = (words: string): string =>
  `deleted_at IS NULL AND array_to_tsvector(words_in(title)) @@ CAST(:${words} AS tsquery)`;

const anyOf = (alternatives: readonly string[]): string => String.raw`\m(${alternatives.join("|")})\M`;

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
  const found = [
    tagged("searchable(name) ~ :piece"),
    ...["SELECT id FROM outfits", "SELECT outfit_id FROM affiliate_products"].flatMap((rows) => [
      `${rows} WHERE ${titled("pieceWords")}`,
      // Apart, so that the index alone finds what one word tells.
      ...(phrases.length > 0 ? [`${rows} WHERE ${titled("phraseWords")} AND searchable(title) ~ :phrase`] : []),
    ]),
  ];
  // Sets that are looked into, look by look in the order of the list until a page is full, rather than one that is sorted.
  query.andWhere(found.map((ids) => `outfit.id IN (${ids})`).join(" OR "), {
    piece: anyOf([...words, ...phrases]),
    pieceWords: anyWord(words),
    phrase: anyOf(phrases),
    phraseWords: phrases.map((phrase) => `(${phrase.split(/[ -]/).join(" & ")})`).join(" | "),
  });
}
