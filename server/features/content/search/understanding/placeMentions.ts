import type { Named } from "../../../../core/vocabulary/vocabulary";
import { nameWords } from "./names";
import type { NamedPlace } from "./places";
import { connectors } from "./requests";
import { isCommonWord, isWord } from "./spelling";
import { nameForms, type Token } from "./tokens";

/** A phrase of a search that may name places of one kind. */
export interface Mention extends Named<NamedPlace[]> {
  kind: NamedPlace["kind"];
  /** Number of its words that do not connect others. */
  count: number;
  /** It is a whole name, not a part of one. */
  isFull: boolean;
  /** The word before it says what follows: "at", "as", "by". */
  isAnnounced: boolean;
}

interface Context {
  /** Whether a word has another meaning too, such as an occasion. */
  isOther: (word: string) => boolean;
  /** The search names a season or an episode. */
  hasEpisode: boolean;
  /** The search has the word "episode". */
  saysEpisode: boolean;
  /** Number of the words of the search that say something. */
  meaningful: number;
}

/** Words that say what kind of name follows. */
const announcing: Record<NamedPlace["kind"], ReadonlySet<string>> = {
  event: new Set(["at", "in"]),
  show: new Set(["in", "from", "of"]),
  character: new Set(["as"]),
  episode: new Set(),
  brand: new Set(["by", "from"]),
};

/** More places with one name are no answer to it. */
const mostNamed: Record<NamedPlace["kind"], number> = { event: Infinity, show: 5, character: 5, episode: 1, brand: 1 };

interface Run {
  start: number;
  count: number;
}

interface Word extends Token {
  /** Where it is among all words. */
  at: number;
  /** The forms in which a name may have it. */
  forms: readonly string[];
}

const isForm = ({ forms }: Word, word: string): boolean => forms.includes(word);
/** "Harbor light" is Harbor Lights. */
const isSingular = ({ text }: Word, word: string): boolean => `${text}s` === word;

const contentWords = (name: string): string[] => {
  const words = nameWords(name);
  const own = words.filter((word) => !connectors.has(word));
  return own.length > 0 ? own : words;
};

/** Returns the longest run of words that a name has in this order. */
function findOrdered(words: readonly Word[], name: readonly string[]): Run {
  let best: Run = { start: 0, count: 0 };
  for (let start = 0; start < words.length; start += 1) {
    for (let from = 0; from < name.length; from += 1) {
      let count = 0;
      while (
        start + count < words.length &&
        from + count < name.length &&
        (isForm(words[start + count], name[from + count]) ||
          (count > 0 && isSingular(words[start + count], name[from + count])))
      )
        count += 1;
      if (count > best.count) best = { start, count };
    }
  }
  return best;
}

/** Returns the longest run of words that are all among others, in any order. */
function findUnordered(words: readonly Word[], among: readonly string[]): Run {
  let best: Run = { start: 0, count: 0 };
  for (let start = 0; start < words.length; start += 1) {
    let count = 0;
    const isAmong = (typed: Word) =>
      among.some((word) => isForm(typed, word) || (count > 0 && isSingular(typed, word)));
    while (start + count < words.length && isAmong(words[start + count])) count += 1;
    if (count > best.count) best = { start, count };
  }
  return best;
}

interface Found extends Run {
  place: NamedPlace;
  isFull: boolean;
}

const isRare = ({ text }: Token): boolean => !isCommonWord(text);
/** Whether words that are a part of a name are clear; a rare one is where it can mean little else. */
const isClear = (words: readonly Token[], meansLittleElse: boolean): boolean =>
  words.length > 1 || !isWord(words[0].text) || (meansLittleElse && isRare(words[0]));

/** Finds the part of a name that the words have; null when they have none, or too little of it. */
function findName(place: NamedPlace, words: readonly Word[], context: Context, announced: (at: number) => boolean) {
  const runs = [place.name, ...place.names].map((name): Found => {
    const own = contentWords(name);
    const run = findOrdered(words, own);
    return { ...run, place, isFull: run.count > 0 && run.count === own.length };
  });
  const [best] = runs.sort((one, other) => other.count - one.count || Number(other.isFull) - Number(one.isFull));
  if (best.count === 0) return null;
  const typed = words.slice(best.start, best.start + best.count);
  const hasOwn = typed.some(({ text }) => !context.isOther(text));
  const { kind } = place;
  const isExpected = (kind === "show" && context.hasEpisode) || (kind === "character" && announced(best.start));
  if (kind === "episode") return best.isFull && hasOwn ? best : null;
  if (best.isFull) return hasOwn || isExpected ? best : null;
  const isFirstName = kind === "character" && isForm(typed[0], nameWords(place.name)[0] ?? "");
  const isNear = kind !== "brand" && context.hasEpisode && typed.every(isRare);
  const [firstWord] = contentWords(place.name);
  // "Paris" of the spelling "Maison Verre Paris" is not the brand.
  if (kind === "brand" && typed.length === 1 && !contentWords(place.name).some((word) => isForm(typed[0], word)))
    return null;
  const meansLittleElse = context.meaningful === 1 || (kind === "brand" && isForm(typed[0], firstWord));
  return hasOwn && (isClear(typed, meansLittleElse) || isNear || isFirstName) ? best : null;
}

/** "25" of "2025". */
const shortYear = (word: string): string[] => (/^(?:19|20)\d\d$/.test(word) ? [word.slice(2)] : []);
const withoutNumbers = (words: readonly string[]): string[] => words.filter((word) => !/^\d+$/.test(word));

/** Finds the words of an event: of its name, beside its place, its kind and its year. */
function findEvent(event: NamedPlace, words: readonly Word[], context: Context, announced: (at: number) => boolean) {
  const names = [event.name, ...event.names].map((name) => withoutNumbers(contentWords(name)));
  const places = event.place
    .split(",")
    .map(contentWords)
    .filter((place) => place.length > 0);
  const described = [...nameWords(event.name), ...nameWords(event.more)];
  const beside = [...described, ...places.flat(), ...described.flatMap(shortYear)];
  const run = findUnordered(words, [...names.flat(), ...beside]);
  if (run.count === 0) return null;
  const typed = words.slice(run.start, run.start + run.count);
  const isHit = (word: Word) => names.flat().some((name) => isForm(word, name));
  const hits = typed.filter(isHit);
  const has = (all: readonly string[]) =>
    all.length > 0 && all.every((word) => typed.some((each) => isForm(each, word)));
  const isAtPlace = places.some(has);
  const found: Found = { ...run, place: event, isFull: names.some(has) };
  const own = hits.filter(({ text }) => !context.isOther(text));
  // "Lisbon loafers" may be a product: a place alone is one after "in" and "at".
  if (own.length === 0) return isAtPlace && (announced(run.start) || context.meaningful <= run.count) ? found : null;
  const isPhrase = names.some((name) => findOrdered(typed, name).count > 1);
  const isPlaceWord = (word: Word) => places.flat().some((each) => isForm(word, each));
  // "Awards in Bristol": the place beside a word of the name or of the kind.
  const isDescribed =
    isAtPlace && withoutNumbers(typed.filter((word) => !isPlaceWord(word)).map(({ text }) => text)).length > 0;
  if (found.isFull || isPhrase || isDescribed) return found;
  const isAlone = context.meaningful === 1 && !context.hasEpisode;
  return own.some(isRare) && (typed.length > 1 || isClear(own, isAlone) || announced(run.start)) ? found : null;
}

/** Finds the names of events, shows, characters, episodes and brands in the open words; blank ones have another meaning. */
export function listMentions(tokens: readonly Token[], places: readonly NamedPlace[], context: Context): Mention[] {
  const words = tokens
    .map((token, at): Word => ({ ...token, at, forms: nameForms(token) }))
    .filter(({ text }) => text !== "" && !connectors.has(text));
  const before = (start: number): string => {
    const at = words[start].at - 1;
    return (tokens[at]?.text === "the" ? tokens[at - 1]?.text : tokens[at]?.text) ?? "";
  };
  const byWords = new Map<string, (Found & { isAnnounced: boolean })[]>();
  for (const place of places) {
    const announced = (start: number) => announcing[place.kind].has(before(start));
    const found = (place.kind === "event" ? findEvent : findName)(place, words, context, announced);
    if (!found) continue;
    const isEpisode = place.kind === "episode" && (context.saysEpisode || context.meaningful === found.count);
    const key = `${place.kind} ${found.start} ${found.count}`;
    byWords.set(key, [...(byWords.get(key) ?? []), { ...found, isAnnounced: isEpisode || announced(found.start) }]);
  }
  return [...byWords.values()].flatMap((all): Mention[] => {
    const whole = all.filter(({ isFull }) => isFull);
    const found = whole.length > 0 ? whole : all;
    const [{ start, count, isFull, isAnnounced, place }] = found;
    const [at, last] = [words[start].at, words[start + count - 1].at];
    if (found.length > mostNamed[place.kind]) return [];
    const meaning = found.map((each) => each.place);
    return [{ kind: place.kind, at, length: last - at + 1, count, isFull, isAnnounced, meaning }];
  });
}
