import { Season } from "../../outfit/outfitFilter.types";
import { capitalize } from "./tokens";

/** What an editor's word stands for. Of occasions it may be several, of which a look has one. */
export interface Concept {
  occasions: string[];
  season: Season | null;
  style: string | null;
  garment: string | null;
}

export interface SiteConcept {
  word: string;
  kind: string;
  meaning: string;
}

const findName = (names: readonly string[], meaning: string): string =>
  names.find((name) => name.toLowerCase() === meaning) ?? capitalize(meaning);

const nothing = (): Concept => ({ occasions: [], season: null, style: null, garment: null });

/** Returns the concepts and the occasions of the site by their words. Plurals of "black tie" are ties. */
export function buildConceptTable(
  concepts: readonly SiteConcept[],
  { occasions, styles }: { occasions: readonly string[]; styles: readonly string[] },
): ReadonlyMap<string, Concept | null> {
  const table = new Map<string, Concept | null>();
  for (const { word, kind, meaning } of concepts) {
    const concept = table.get(word) ?? nothing();
    if (kind === "OCCASION") concept.occasions.push(findName(occasions, meaning));
    if (kind === "STYLE") concept.style = findName(styles, meaning);
    if (kind === "GARMENT") concept.garment = meaning;
    if (kind === "SEASON")
      concept.season = Object.values(Season).find((season) => season.toLowerCase() === meaning) ?? null;
    table.set(word, concept);
    if (word.includes(" ")) table.set(`${word}s`, null);
  }
  for (const name of occasions) {
    const concept = table.get(name.toLowerCase()) ?? nothing();
    if (!concept.occasions.includes(name)) concept.occasions.push(name);
    table.set(name.toLowerCase(), concept);
  }
  return table;
}

/** Returns the label of a concept: the word, and the occasions of the site that it stands for. */
export function labelConcept(word: string, { occasions }: Concept, known: readonly string[]): string {
  const own = occasions.find((name) => name.toLowerCase() === word) ?? capitalize(word);
  const shown = occasions.filter((name) => known.includes(name) && name !== own);
  return shown.length > 0 ? `${own}: ${shown.join(", ")}` : own;
}
