export interface Piece {
  text: string;
  hit: boolean;
}

/** Letters that Unicode does not decompose, with what people type for them. */
const plain: Partial<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ı: "i", æ: "ae", œ: "oe", ß: "ss" };

const fold = (character: string): string => {
  const bare = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain[bare] ?? bare;
};

/** Returns the text in lower case without accents, with each character's original index. */
function folded(text: string): { letters: string; from: number[] } {
  let letters = "";
  const from: number[] = [];
  let place = 0;
  for (const character of text) {
    for (const letter of fold(character)) {
      letters += letter;
      from.push(place);
    }
    place += character.length;
  }
  return { letters, from };
}

/** Words that join what is asked for. */
const joining = new Set([
  "a",
  "an",
  "and",
  "at",
  "by",
  "for",
  "from",
  "in",
  "like",
  "not",
  "of",
  "on",
  "or",
  "the",
  "to",
  "with",
  "without",
]);

/**
 * Returns the query's words and the parts of its compounds. The "t" of "t-shirt" alone would match half of all words.
 */
function splitWords(query: string): string[] {
  const compounds = folded(query).letters.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
  const words = new Set(compounds.flatMap((compound) => [compound, ...compound.split(/[-'’]/)]));
  return [...words].filter((word) => (word.length > 1 && !joining.has(word)) || words.size === 1);
}

const inWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Splits a text into words, or their beginnings, that the query names and the text between, ignoring case and accents. */
export function highlight(text: string, query: string): Piece[] {
  const { letters, from } = folded(text);
  const hits = new Uint8Array(text.length);
  for (const word of splitWords(query)) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      if (inWord(letters[at - 1])) continue;
      // Up to the next letter, so that combining marks after the last one are included.
      hits.fill(1, from[at], from[at + word.length] ?? text.length);
    }
  }
  return buildPieces(text, hits);
}

export const isHit = (text: string, query: string): boolean => highlight(text, query).some(({ hit }) => hit);

function buildPieces(text: string, hits: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && hits[end] === hits[start]) continue;
    pieces.push({ text: text.slice(start, end), hit: hits[start] === 1 });
    start = end;
  }
  return pieces;
}
