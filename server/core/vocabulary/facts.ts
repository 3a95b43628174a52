import { badUserInput } from "../errors/appErrors";
import { readPieces, type Traits } from "./traits";
import {
  colorVocabulary,
  garmentVocabulary,
  listNames,
  materialVocabulary,
  type Meaning,
  patternVocabulary,
  type Vocabulary,
} from "./vocabulary";

/** The facts of a piece by their prefix: "garment:jeans", "color:navy". */
const kinds = {
  garments: { prefix: "garment", vocabulary: garmentVocabulary },
  colors: { prefix: "color", vocabulary: colorVocabulary },
  materials: { prefix: "material", vocabulary: materialVocabulary },
  patterns: { prefix: "pattern", vocabulary: patternVocabulary },
} as const satisfies Record<keyof Traits, { prefix: string; vocabulary: Vocabulary }>;
export type FactKind = keyof Traits;
export const factKinds = Object.keys(kinds) as FactKind[];

/** Returns the facts of traits; those of an asked piece are found in those of a piece that has all of them. */
export const listFacts = (traits: Partial<Traits>): string[] =>
  factKinds.flatMap((kind) => (traits[kind] ?? []).map((name) => `${kinds[kind].prefix}:${name}`));

/** Returns the facts of each piece that a title names. */
export const readTitleFacts = (title: string): string[][] => readPieces(title).map(listFacts);

/** Returns the meanings of a vocabulary that have names of their own: families, and their kinds after them. */
export function listMeanings(kind: FactKind): Meaning[] {
  const meanings = [...kinds[kind].vocabulary.values()].flatMap((meaning) => meaning ?? []);
  return [...new Map(meanings.map((meaning) => [meaning.kind, meaning])).values()];
}

const byName: Record<FactKind, ReadonlyMap<string, Meaning>> = {
  garments: new Map(listMeanings("garments").map((meaning) => [meaning.kind, meaning])),
  colors: new Map(listMeanings("colors").map((meaning) => [meaning.kind, meaning])),
  materials: new Map(listMeanings("materials").map((meaning) => [meaning.kind, meaning])),
  patterns: new Map(listMeanings("patterns").map((meaning) => [meaning.kind, meaning])),
};

/** Returns the traits that the facts say. */
export const readFacts = (facts: readonly string[]): Traits =>
  Object.fromEntries(
    factKinds.map((kind) => {
      const start = `${kinds[kind].prefix}:`;
      return [kind, facts.flatMap((fact) => (fact.startsWith(start) ? [fact.slice(start.length)] : []))];
    }),
  ) as unknown as Traits;

/** Returns the most exact names: navy without blue, loafer without flats and shoes. */
export function listExactNames(kind: FactKind, names: readonly string[]): string[] {
  const known = names.flatMap((name) => byName[kind].get(name) ?? []);
  const families = new Set(known.flatMap(({ family, kind: own }) => (own === family ? [] : [family])));
  return known.map((meaning) => meaning.kind).filter((name) => !families.has(name));
}

/**
 * Returns the facts that an editor chose, with the families and groups of the names.
 * @throws BAD_USER_INPUT for a name that is not in the vocabulary.
 */
export function chooseFacts(chosen: Traits): string[] {
  const expanded = factKinds.map((kind) => {
    const meanings = chosen[kind].map((name) => {
      const meaning = byName[kind].get(name);
      const sentence = `“${name}” is not one of the ${kind} that the site knows.`;
      if (!meaning) throw badUserInput(sentence, { pieces: sentence });
      return meaning;
    });
    return [kind, listNames(meanings)];
  });
  return listFacts(Object.fromEntries(expanded) as Traits);
}
