import { entropyToMnemonic, mnemonicToEntropy } from "@scure/bip39";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { decodeBase64Url, encodeBase64Url } from "./base64";
import { readFragment } from "./syncCode";

const wordCount = 12;
/** No two words of the list begin with the same four letters. */
const telling = 4;

/** Writes a code as twelve words (BIP39). */
export const writeWords = (code: string): string[] => entropyToMnemonic(decodeBase64Url(code), wordlist).split(" ");

/** A code, or a sentence that says what is wrong with the text. */
export type CodeReading = { code: string } | { problem: string };

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const nth = (number: number): string => `${number}${endings[ordinals.select(number)] ?? "th"}`;

/** Whether one letter makes the difference: another one, one more or one less, or two that changed places. */
function isNear(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < word.length && typed[start] === word[start]) start++;
  const [typedRest, rest] = [typed.slice(start), word.slice(start)];
  return (
    typedRest.slice(1) === rest.slice(1) ||
    typedRest.slice(1) === rest ||
    typedRest === rest.slice(1) ||
    (typedRest.slice(2) === rest.slice(2) && typedRest[0] === rest[1] && typedRest[1] === rest[0])
  );
}

/** Returns the word of the list that was typed, in full or by at least its first four letters. */
const findWord = (typed: string): string | undefined =>
  wordlist.includes(typed) || typed.length < telling
    ? wordlist.find((word) => word === typed)
    : wordlist.find((word) => word.startsWith(typed));

function describeUnknown(typed: string, index: number): string {
  const near = wordlist.filter((word) => isNear(typed, word));
  const hint = near.length > 0 && near.length < 4 ? ` Is it ${near.map((word) => `"${word}"`).join(" or ")}?` : "";
  return `The ${nth(index + 1)} word, "${typed}", is not in the list.${hint}`;
}

/** Reads twelve typed words in any case, with any separators and numbers between them, or a pasted address. */
export function readWords(text: string): CodeReading {
  const pasted = readFragment(text);
  if (pasted) return { code: pasted };
  const typed = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (typed.length === 0) return { problem: "Type the 12 words of the code." };
  const words = typed.map(findWord);
  const unknown = words.indexOf(undefined);
  if (unknown >= 0 && typed.length <= wordCount) return { problem: describeUnknown(typed[unknown] ?? "", unknown) };
  if (typed.length !== wordCount) return { problem: `A code has 12 words. This has ${typed.length}.` };
  try {
    return { code: encodeBase64Url(mnemonicToEntropy(words.join(" "), wordlist)) };
  } catch {
    return { problem: "These words are not a code. One of them is wrong, or two have changed places." };
  }
}
