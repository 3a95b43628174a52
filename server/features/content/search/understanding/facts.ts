import {
  colorVocabulary,
  findPhrases,
  longestPhrase,
  materialVocabulary,
  type Meaning,
  patternVocabulary,
  searchedGarments,
  type Vocabulary,
} from "../../../../core/vocabulary/vocabulary";

export type FactKind = "garment" | "color" | "material" | "pattern";

/** A phrase of a search that says something of a piece. */
export interface Fact {
  kind: FactKind;
  at: number;
  length: number;
  meaning: Meaning;
}

/** Words that mean the same, as editors enter them. */
export interface SiteSynonym {
  word: string;
  meaning: string;
}

const vocabularies: Record<FactKind, Vocabulary> = {
  garment: searchedGarments,
  color: colorVocabulary,
  material: materialVocabulary,
  pattern: patternVocabulary,
};
const kinds = Object.keys(vocabularies) as FactKind[];

/** Adds the editors' words for phrases of a vocabulary. */
function withSynonyms(vocabulary: Vocabulary, synonyms: readonly SiteSynonym[]): Vocabulary {
  const added = synonyms.flatMap(({ word, meaning }): [string, Meaning][] => {
    const [named, ...others] = findPhrases(meaning.split(" "), vocabulary, longestPhrase);
    const isWhole = named?.length === meaning.split(" ").length && others.length === 0;
    return isWhole && named.meaning && !vocabulary.has(word) ? [[word, named.meaning]] : [];
  });
  return added.length > 0 ? new Map([...added, ...vocabulary]) : vocabulary;
}

const overlaps = (one: Fact, other: Fact): boolean =>
  one.at < other.at + other.length && other.at < one.at + one.length;

/** Finds the facts in the words, in their order. Of two that share a word the longer one wins. */
export function findFacts(words: readonly string[], synonyms: readonly SiteSynonym[]): Fact[] {
  const found = kinds.flatMap((kind) =>
    findPhrases(words, withSynonyms(vocabularies[kind], synonyms), longestPhrase).flatMap(({ at, length, meaning }) =>
      meaning ? [{ kind, at, length, meaning }] : [],
    ),
  );
  const chosen: Fact[] = [];
  for (const fact of found.sort((one, other) => other.length - one.length)) {
    if (!chosen.some((other) => overlaps(fact, other))) chosen.push(fact);
  }
  return chosen.sort((one, other) => one.at - other.at);
}
