import {
  colorVocabulary,
  findPhrases,
  garmentVocabulary,
  listNames,
  materialVocabulary,
  type Meaning,
  type Named,
  patternVocabulary,
  type Vocabulary,
} from "./vocabulary";
import { garmentGroups, garmentMaterials, imitations } from "./words";

/** What a text says about one piece, by which lists filter: names of families and of their kinds, and groups of garments. */
export interface Traits {
  garments: string[];
  colors: string[];
  materials: string[];
  patterns: string[];
}

type Found = Named<Meaning>;
const factKinds = ["colors", "materials", "patterns"] as const;
type Facts<Value> = Record<(typeof factKinds)[number], Value[]>;

/** What is before a phrase. */
type Joint = "start" | "and" | "comma" | "in" | "with" | "by";

interface Phrase extends Facts<Found> {
  joint: Joint;
  words: readonly string[];
  garments: Found[];
  /** What the phrase is about. */
  garment?: Found;
  /** It says nothing about a piece: "by Belt & Co", "with Red Lining". */
  isAside: boolean;
  /** It continues a phrase of description: "in Camel and Black". */
  isContinued: boolean;
}

const joints = new Map<string, Joint>([
  ...["and", "&", "+", "/", "plus"].map((word) => [word, "and"] as const),
  ...["with", "w/", "over", "under", "on"].map((word) => [word, "with"] as const),
  ...["by", "for", "from", "at", "as"].map((word) => [word, "by"] as const),
  ["in", "in"],
]);

/** Words, and the signs that end a phrase. Hyphens within words and apostrophes do not. */
const tokens = /\bw\/|[\p{L}\p{N}]+|[,;:|()[\]&+/·•]|\s[-–—]\s/gu;
/** Plurals that are parts of a piece after "with". */
const partNames = new Set(["cuffs", "ties", "knit"]);

/** Returns the last garment. After "with" it must end the phrase, and heels and cuffs are parts: "with Block Heel". */
function findGarment(joint: Joint, words: readonly string[], garments: readonly Found[]): Found | undefined {
  const last = garments.at(-1);
  if (!last || joint !== "with") return last;
  const word = words[words.length - 1];
  const isPart =
    partNames.has(word) || (garmentGroups.shoes.families.includes(last.meaning.family) && !word.endsWith("s"));
  return last.at + last.length === words.length && !isPart ? last : undefined;
}

const listFacts = (phrase: Phrase): Found[] => factKinds.flatMap((kind) => phrase[kind]);
const startsWithFact = (phrase: Phrase): boolean => listFacts(phrase).some(({ at }) => at === 0);
const endsWithFact = (phrase: Phrase): boolean =>
  listFacts(phrase).some(({ at, length }) => at + length === phrase.words.length);
const hasOnlyFacts = (phrase: Phrase): boolean =>
  phrase.words.every((_, word) => listFacts(phrase).some(({ at, length }) => word >= at && word < at + length));

function readPhrase(joint: Joint, words: readonly string[], previous?: Phrase): Phrase {
  const find = (vocabulary: Vocabulary): Found[] =>
    findPhrases(words, vocabulary).flatMap(({ meaning, ...named }) => (meaning ? { ...named, meaning } : []));
  const garments = find(garmentVocabulary);
  const garment = findGarment(joint, words, garments);
  const facts = {
    colors: find(colorVocabulary),
    materials: find(materialVocabulary),
    patterns: find(patternVocabulary),
  };
  const phrase = { joint, words, garments, garment, ...facts, isAside: false, isContinued: false };
  const isDescription = previous !== undefined && !garment;
  return {
    ...phrase,
    isAside: joint === "by" || (joint === "with" && !garment) || (joint === "and" && (previous?.isAside ?? false)),
    isContinued:
      isDescription &&
      ((joint === "and" && (!previous.garment || endsWithFact(previous))) ||
        (joint === "comma" && !previous.garment && hasOnlyFacts(phrase))),
  };
}

function splitPhrases(title: string): Phrase[] {
  const phrases: Phrase[] = [];
  let joint: Joint = "start";
  let words: string[] = [];
  const end = (next: Joint) => {
    if (words.length > 0) phrases.push(readPhrase(joint, words, phrases.at(-1)));
    if (phrases.length > 0 || next === "in" || next === "by") joint = next;
    words = [];
  };
  for (const [token] of title.toLowerCase().matchAll(tokens)) {
    const next = joints.get(token);
    if (next) end(next);
    else if (/[\p{L}\p{N}]/u.test(token)) words.push(token);
    else end("comma");
  }
  end("comma");
  return phrases;
}

/** Whether a phrase without a garment describes the next one, as in "Black and White Striped Shirt". */
function describesNext(phrase: Phrase, next: Phrase | undefined): boolean {
  if (!next || (next.joint !== "and" && next.joint !== "comma") || !startsWithFact(next)) return false;
  if (phrase.joint === "start" && next.joint === "and") return endsWithFact(phrase);
  return (phrase.joint === "start" || phrase.joint === "comma") && hasOnlyFacts(phrase);
}

/** A piece while its phrases are read. */
interface Reading extends Facts<Meaning> {
  garment?: Meaning;
  /** Whether the last phrase could name its colors, so that a phrase that continues it can. */
  isColorOpen: boolean;
}

const meanings = (found: readonly Found[]): Meaning[] => found.map(({ meaning }) => meaning);

/** Adds the facts of a phrase without a garment. The first one names all colors: "Silver Hoops in Plated Brass" are silver. */
function describe(piece: Reading, phrase: Phrase): void {
  piece.isColorOpen = piece.colors.length === 0 || (phrase.isContinued && piece.isColorOpen);
  if (piece.isColorOpen) piece.colors.push(...meanings(phrase.colors));
  piece.materials.push(...meanings(phrase.materials));
  piece.patterns.push(...meanings(phrase.patterns));
}

/**
 * Returns the facts of the garment of a phrase: those before it, but in "Slip Dress Gold Sandals" only those since the other
 * garment, and those after it where there are none before: "Jeans Black".
 */
function readOwnFacts(phrase: Phrase, garment: Found): Phrase {
  const end = garment.at + garment.length;
  const former = phrase.garments.filter(({ at }) => at < garment.at).at(-1);
  const start = former ? former.at + former.length : 0;
  const isParted = listFacts(phrase).some(({ at }) => at >= start && at < garment.at);
  const choose = (found: readonly Found[]): Found[] => {
    const before = found.filter(({ at }) => at < end && (!isParted || at >= start));
    return before.length > 0 ? before : found.filter(({ at }) => at >= end);
  };
  return {
    ...phrase,
    colors: choose(phrase.colors),
    materials: choose(phrase.materials),
    patterns: choose(phrase.patterns),
  };
}

const startPiece = (garment?: Meaning): Reading => ({
  garment,
  colors: [],
  materials: [],
  patterns: [],
  isColorOpen: true,
});

/** Reads the pieces of a title. Facts without any garment are one piece without one, as of a lipstick. */
function readTitle(title: string): Reading[] {
  const pieces: Reading[] = [];
  const phrases = splitPhrases(title).filter(({ isAside }) => !isAside);
  let ahead: Phrase[] = [];
  const describeAll = (piece: Reading, described: readonly Phrase[]) => {
    for (const phrase of described) describe(piece, phrase);
    ahead = [];
  };
  phrases.forEach((phrase, at) => {
    const piece = pieces.at(-1);
    if (phrase.garment && (phrase.joint !== "in" || !piece?.garment)) {
      const next = startPiece(phrase.garment.meaning);
      pieces.push(next);
      const own = readOwnFacts(phrase, phrase.garment);
      describeAll(
        next,
        [...ahead, own].map((each) => ({ ...each, isContinued: true })),
      );
    } else if (describesNext(phrase, phrases[at + 1])) ahead.push(phrase);
    else {
      if (!piece) pieces.push(startPiece());
      describeAll(pieces[pieces.length - 1], [...ahead, phrase]);
    }
  });
  return pieces;
}

/** A material that a name implies, and those that are only imitated. */
function listMaterials({ garment, materials }: Reading): Meaning[] {
  const implied = garment && materials.length === 0 ? garmentMaterials[garment.family] : undefined;
  if (implied !== undefined) return [{ family: implied, kind: implied }];
  const imitated = new Set(materials.map(({ family }) => imitations[family]));
  return materials.filter(({ family }) => !imitated.has(family));
}

const toTraits = (piece: Reading): Traits => ({
  garments: listNames(piece.garment ? [piece.garment] : []),
  colors: listNames(piece.colors),
  materials: listNames(listMaterials(piece)),
  patterns: listNames(piece.patterns),
});

/**
 * Returns the pieces that a title names, a garment each, with the facts of its own phrases: "Leopard Overcoat, Cobalt Jeans
 * and Crimson Platforms" are three. Words are never joined over a phrase.
 */
export const readPieces = (title: string): Traits[] =>
  readTitle(title)
    .filter(({ garment }) => garment)
    .map(toTraits);

/**
 * Derives the traits of the one piece that a title or a name is about. "Navy Loafers" has the garments flats, loafer and shoes,
 * and the colors blue and navy.
 */
export function deriveTraits(title: string): Traits {
  const pieces = readTitle(title);
  return toTraits(pieces.find(({ garment }) => garment) ?? pieces.at(0) ?? startPiece());
}
