import type { EntityManager } from "typeorm";
import { listValues } from "../../../core/read/readFilterValues";
import { type Found, findRows, hasRows, readText, type Reading, type Search } from "./findRows";
import { readCorrectedText } from "./titleMatches";
import { buildTitleSearch, readSiteWords } from "./understanding/siteWords.service";
import { areFewEditsApart, correctWord, isWord } from "./understanding/spelling";
import { cutAll, fold, type Token } from "./understanding/tokens";

/** What was found, and what was done with the words to find it. */
export interface FoundText extends Found {
  /** The text whose results these are, if some words were left out or corrected. */
  shownText: string | null;
  /** The words that were left out. */
  dropped: string[];
  correction: { from: string; to: string } | null;
}

/** Shorter words have too many neighbors. */
const shortestShop = 5;

const replaceWords = (text: string, corrected: readonly { token: Token; to: string }[]): string =>
  corrected.reduceRight((left, { token, to }) => left.slice(0, token.from) + to + left.slice(token.to), text);

/** Returns the text with the words corrected that neither the site nor English knows; null when there are none. */
async function correct(db: EntityManager, { text, site, understood }: Reading): Promise<FoundText["correction"]> {
  const unknown = understood.rest.filter((token) => !site.known.has(token.text) && !isWord(token.text));
  if (unknown.length === 0) return null;
  const shops = await listValues(db, "affiliate_products", "retailer");
  const nearShop = (word: string) =>
    (word.length < shortestShop ? undefined : shops.map(fold).find((name) => areFewEditsApart(word, name))) ?? word;
  const words = unknown.map(({ text: typed, ...token }) => {
    const to = correctWord(typed);
    return { token: { ...token, text: typed }, to: to === typed ? nearShop(typed) : to };
  });
  const open = words.filter(({ token, to }) => to === token.text);
  const typed = open.map(({ token }) => token.text);
  const similar = typed.length > 0 ? await readCorrectedText(db, buildTitleSearch(typed.join(" "), site)) : null;
  const others = similar?.split(" ") ?? typed;
  const corrected = words.map(({ token, to }) => {
    const other = to === token.text ? (others[open.findIndex((each) => each.token === token)] ?? to) : to;
    return { token, to: other === to || areFewEditsApart(token.text, other) ? other : to };
  });
  const changed = corrected.filter(({ token, to }) => to !== token.text);
  if (changed.length === 0) return null;
  return { from: changed.map(({ token }) => token.text).join(" "), to: replaceWords(text, changed) };
}

/** Whether a search without its other words still says what it is about. */
const hasSubject = ({ understood }: Reading): boolean =>
  understood.pieces.some(({ garment }) => garment) ||
  [understood.celebrities, understood.occasions, understood.events, understood.shows, understood.characters].some(
    ({ length }) => length > 0,
  ) ||
  understood.retailer !== null ||
  understood.brand !== null ||
  understood.category !== null;

/** Shorter words say nothing, as the beginning of one that somebody still types. */
const shortestWord = 3;

/**
 * Returns the words that may be left out: all that are no facts, if the search has a subject without them. Otherwise those that
 * no title has, beside others.
 */
function listDroppable(reading: Reading): Token[] {
  const { rest, parts } = reading.understood;
  if (hasSubject(reading)) return rest;
  if (parts.length > 0) return rest.every(({ text }) => text.length < shortestWord) ? rest : [];
  const unmatched = rest.filter(({ text }) => !reading.site.known.has(text));
  return unmatched.length < rest.length ? unmatched : [];
}

/** Finds what all words ask for; then corrects words, and then leaves out words that are no facts. A fact is never left out. */
export async function findText(search: Search, text: string): Promise<FoundText> {
  const { db } = search;
  const reading = await readText(db, text, await readSiteWords(db, text));
  const found = { ...(await findRows(search, reading)), shownText: null, dropped: [], correction: null };
  if (hasRows(found)) return found;
  const correction = await correct(db, reading);
  const second = correction && (await readText(db, correction.to, await readSiteWords(db, correction.to)));
  const corrected = second && { ...found, ...(await findRows(search, second)), shownText: second.text, correction };
  if (corrected && hasRows(corrected)) return corrected;
  for (const [base, given] of [
    [second, correction],
    [reading, null],
  ] as const) {
    const left = base ? listDroppable(base) : [];
    if (!base || left.length === 0) continue;
    const shownText = cutAll(base.text, left);
    const less = await findRows(search, await readText(db, shownText, base.site));
    if (hasRows(less)) return { ...less, shownText, dropped: left.map(({ text: word }) => word), correction: given };
  }
  return corrected ?? found;
}
