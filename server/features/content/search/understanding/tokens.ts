/** A word of a search. */
export interface Token {
  /** As the search compares it: lowercase, without accents and apostrophes. */
  text: string;
  /** The word before a possessive 's; otherwise the same as the text. */
  base: string;
  from: number;
  to: number;
  /** A comma, a plus or an ampersand stands before it. */
  isSeparated: boolean;
}

/** A word, with the apostrophes inside it: "o'hara", "lune's". */
const wordPattern = /[\p{L}\p{N}]+(?:['’ʼ`][\p{L}\p{N}]+)*/gu;
const apostrophes = /['’ʼ`]/g;

/** Returns a text as the database's `searchable` compares it. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("æ", "ae");

export function readTokens(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(wordPattern)].map(({ 0: word, index: from }) => {
    const isSeparated = /[,;&+/]/.test(text.slice(end, from));
    end = from + word.length;
    const [base] = fold(word).split(/['’ʼ`]s$/);
    return {
      text: fold(word).replace(apostrophes, ""),
      base: base.replace(apostrophes, ""),
      from,
      to: end,
      isSeparated,
    };
  });
}

/** Returns the forms in which a name may have the word: "quills" is of "Quill", "harbour" of "Harbor". */
export const nameForms = ({ text, base }: Token): string[] => {
  const forms = [text, base, text.replace(/s$/, "")].filter(Boolean);
  return [...new Set(forms.flatMap((form) => [form, form.replace(/our$/, "or"), form.replace(/(?<!u)or$/, "our")]))];
};

/** Returns the tsquery of a phrase in which each word may have any of its forms. */
export const phraseQuery = (phrase: readonly Token[]): string =>
  phrase
    .map(
      (token) =>
        `(${nameForms(token)
          .map((form) => `'${form}'`)
          .join(" | ")})`,
    )
    .join(" & ");

const separators = new Set([..." ,;&+/"]);

/** Returns a text without repeated spaces, and without separators at its ends. */
function tidy(text: string): string {
  const letters = [...text.split(/\s+/).filter(Boolean).join(" ")];
  const first = letters.findIndex((letter) => !separators.has(letter));
  const last = letters.findLastIndex((letter) => !separators.has(letter));
  return letters.slice(first, last + 1).join("");
}

/** Cuts parts out of a text, from the last to the first, so that their positions stay valid. */
export const cutAll = (text: string, parts: readonly { from: number; to: number }[]): string =>
  tidy(parts.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text));

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
