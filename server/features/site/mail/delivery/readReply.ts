import { type ReplyMeaning, replyCodes, replyWords, replyWordsWithoutCode } from "./replyMeanings";

/** A longer reply quotes something else. */
const maxLength = 4_000;
/** Not a part of an IP address or of a version. */
const codePattern = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/;
const numberPattern = /(?<![\d.:])[45]\d\d(?=[ -])/;
/** Words of a reply to the content, after which "user unknown" without a code is a filter's answer. */
const afterContent = [
  "after data",
  "after i sent the message",
  "data 550",
  "end of data",
  "final data",
  "reply to data",
  "to the message data",
];

/** Lowercases, removes the names of addresses, and leaves words with a space before each. */
const toWords = (text: string): string =>
  ` ${text
    .slice(0, maxLength)
    .toLowerCase()
    .split(/[\s<>:;,()[\]"']+/)
    .map((word) => word.slice(word.lastIndexOf("@") + 1))
    .join(" ")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")}`;

const isAboutContent = (words: string): boolean => afterContent.some((phrase) => words.includes(` ${phrase}`));

const findRow = (rows: typeof replyWords, words: string): ReplyMeaning | undefined =>
  rows.find(({ phrases }) => phrases.some((phrase) => words.includes(` ${phrase}`)))?.meaning;

/** Returns the first code of RFC 3463 in a reply. */
export const findCode = (reply: string): string | undefined => codePattern.exec(reply)?.[0];

/** Whether a text starts with the number of a reply. */
export const hasReply = (text: string): boolean => /^\d{3}[ -]/.test(text);

/** Whether a server answered to the content, says a report. */
export const answersContent = (text: string): boolean => isAboutContent(toWords(text));

/** Such as 5.0.0 and 5.5.0: "other error". */
const isGeneral = (code: string): boolean => code.endsWith(".0");

/**
 * Returns what a reply means for the address; undefined when it does not say.
 * @param isFromContent whether the server answered to the mail's content
 */
export function readReply(reply: string, isFromContent = false): ReplyMeaning | undefined {
  const text = reply.slice(0, maxLength);
  const words = toWords(text);
  const code = findCode(text);
  const isLasting = !(code ?? numberPattern.exec(text)?.[0] ?? "").startsWith("4");
  const strong = findRow(replyWords, words) ?? (code === undefined ? undefined : replyCodes[code]);
  const weak = findRow(replyWordsWithoutCode, words);
  const meaning = strong ?? (weak === "gone" && (isFromContent || isAboutContent(words)) ? undefined : weak);
  if (meaning !== undefined) return meaning === "gone" && !isLasting ? "other" : meaning;
  return code === undefined || isGeneral(code) ? undefined : "other";
}

const maxProblemLength = 500;
/** Replies contain what the other server wants. */
export const toProblem = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f]+/g, " ").slice(0, maxProblemLength);
