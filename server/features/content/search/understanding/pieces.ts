import { garmentGroups } from "../../../../core/vocabulary/words";
import type { Fact } from "./facts";
import { notPhrases } from "./requests";

/** A piece that a search asks for. The names are those of the vocabulary. */
export interface SearchPiece {
  garment: string | null;
  colors: string[];
  material: string | null;
  pattern: string | null;
}

/** What stands between two facts of a search. */
type Joint = "none" | "and" | "with" | "not" | "other";

interface Phrase {
  facts: Fact[];
  /** Facts that another one includes. */
  included: Fact[];
  isNegated: boolean;
  /** How it follows the phrase before. */
  joint: Joint;
}

export interface ReadPieces {
  pieces: SearchPiece[];
  without: SearchPiece[];
  /** Facts that became a part of a piece, and those of them that a result does not have. */
  used: Fact[];
  usedWithout: Fact[];
  /** Words after "not" that are no facts. */
  unreadNot: string[];
}

const andWords = new Set(["and", "or", "plus", "nor"]);

/** A word of the search that is open for pieces. */
export interface OpenWord {
  /** Blank when it has another meaning. */
  text: string;
  isSeparated: boolean;
}

/** "Without pockets and white shoes": what is no fact ends with the next phrase. */
function isNegated(between: readonly string[]): boolean {
  const not = between.findLastIndex((word) => notPhrases.has(word));
  const next = between.findLastIndex((word) => word === "with" || andWords.has(word));
  return not >= 0 && next - not < 2;
}

function readJoint(words: readonly OpenWord[], from: number, to: number): Joint {
  const between = words.slice(from, to).map(({ text }) => text);
  if (isNegated(between)) return "not";
  if (between.includes("with")) return "with";
  if (between.some((word) => andWords.has(word)) || words.slice(from, to + 1).some(({ isSeparated }) => isSeparated))
    return "and";
  return between.some(Boolean) ? "other" : "none";
}

const garmentIn = ({ facts }: Phrase): Fact | undefined => facts.find(({ kind }) => kind === "garment");

/** "Platform shoes" are platforms: a group beside one of its garments adds nothing. */
function narrower(one: Fact, other: Fact): Fact | null {
  const includes = (group: Fact, { meaning }: Fact) =>
    group.meaning.family === meaning.family
      ? group.meaning.kind === group.meaning.family
      : (garmentGroups[group.meaning.kind]?.families.includes(meaning.family) ?? false);
  return includes(other, one) ? one : includes(one, other) ? other : null;
}

/** Joins a fact to the last phrase, or begins another one: a phrase has one garment. */
function addFact(phrases: Phrase[], fact: Fact, joint: Joint, laterKinds: readonly Fact["kind"][]): void {
  const last = phrases.at(-1);
  const begin = (isNegated: boolean) => phrases.push({ facts: [fact], included: [], isNegated, joint });
  if (!last || joint === "not") return void begin(joint === "not");
  if (joint === "and" || joint === "with") {
    // "Without heels and bags" leaves out both; "without heels and white shoes" does not.
    const goesOn = last.isNegated && joint === "and" && laterKinds.length === 0;
    return void begin(goesOn);
  }
  const garment = garmentIn(last);
  if (fact.kind === "garment" && garment) {
    const kept = narrower(garment, fact);
    // The last garment is the piece: a "sweater dress" is a dress.
    if (kept) last.included.push(kept === fact ? garment : fact);
    last.facts = [...last.facts.filter((each) => each !== garment), kept ?? fact];
    return;
  }
  // "Black boots blue jeans": what stands before another garment belongs to it.
  if (garment && fact.kind !== "garment" && laterKinds.includes("garment")) return void begin(false);
  last.facts.push(fact);
}

/** Joins phrases that are one piece: "black and white shirt", "shirt black and white", "shirt with stripes". */
function joinPhrases(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    const isSame = last && last.isNegated === phrase.isNegated && !phrase.isNegated;
    const [before, own] = [last && garmentIn(last), garmentIn(phrase)];
    const isPrefix = isSame && phrase.joint === "and" && !before && own && phrase.facts[0] !== own;
    const onlyColors = phrase.facts.every(({ kind }) => kind === "color");
    const endsInColor = last?.facts.at(-1)?.kind === "color";
    const isSuffix = isSame && !own && (phrase.joint === "and" ? endsInColor && onlyColors : before && !onlyColors);
    const isList = isSame && phrase.joint === "and" && !before && !own;
    if (last && (isPrefix || isSuffix || isList)) {
      last.facts.push(...phrase.facts);
      last.included.push(...phrase.included);
    } else joined.push({ ...phrase, facts: [...phrase.facts] });
  }
  return joined;
}

/** A piece has one material and one pattern; further ones stay words. */
function toPiece(facts: readonly Fact[]): { piece: SearchPiece; used: Fact[] } {
  const first = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind);
  const colors = facts.filter(({ kind }) => kind === "color");
  const singles = [first("garment"), first("material"), first("pattern")];
  const [garment, material, pattern] = singles.map((fact) => fact?.meaning.kind ?? null);
  return {
    piece: { garment, colors: [...new Set(colors.map(({ meaning }) => meaning.kind))], material, pattern },
    used: [...colors, ...singles.flatMap((fact) => fact ?? [])],
  };
}

/** The words after "not" up to the next phrase that are neither facts nor connect others. */
function findUnreadNot(
  words: readonly OpenWord[],
  facts: readonly Fact[],
  isPlain: (word: string) => boolean,
): string[] {
  const isFact = (at: number) => facts.some((fact) => at >= fact.at && at < fact.at + fact.length);
  return words.flatMap(({ text }, at) => {
    if (!notPhrases.has(text)) return [];
    let next = at + 1;
    while (next < words.length && (isPlain(words[next].text) || words[next].text === "")) next += 1;
    return next < words.length && !isFact(next) ? [words[next].text] : [];
  });
}

/** Reads the phrases of pieces, each with one garment. */
export function readPieces(
  words: readonly OpenWord[],
  facts: readonly Fact[],
  isPlain: (word: string) => boolean,
): ReadPieces {
  const phrases: Phrase[] = [];
  facts.forEach((fact, index) => {
    const before = facts[index - 1];
    const joint = readJoint(words, before ? before.at + before.length : 0, fact.at);
    const laterKinds: Fact["kind"][] = [];
    for (let at = index + 1; at < facts.length; at += 1) {
      const end = facts[at - 1].at + facts[at - 1].length;
      const next = readJoint(words, end, facts[at].at);
      if (next !== "none" && next !== "other") break;
      laterKinds.push(facts[at].kind);
    }
    const isFirst = index === 0 && joint !== "not";
    addFact(phrases, fact, isFirst ? "none" : joint, laterKinds);
  });
  const read: ReadPieces = {
    pieces: [],
    without: [],
    used: [],
    usedWithout: [],
    unreadNot: findUnreadNot(words, facts, isPlain),
  };
  for (const { facts: own, included, isNegated } of joinPhrases(phrases)) {
    const { piece, used } = toPiece(own);
    read.used.push(...used, ...included);
    if (isNegated) read.usedWithout.push(...used);
    if (!isNegated) read.pieces.push(piece);
    // "White shirt not silk" leaves out silk shirts, not other pieces of silk.
    else read.without.push({ ...piece, garment: piece.garment ?? read.pieces.at(-1)?.garment ?? null });
  }
  return read;
}
