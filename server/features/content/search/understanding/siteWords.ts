import { Season } from "../../outfit/outfitFilter.types";
import type { SiteConcept } from "./concepts";
import type { SiteSynonym } from "./facts";
import type { NamedCelebrity } from "./names";
import type { NamedPlace } from "./places";

/** What the site knows about words. */
export interface SiteWords {
  synonyms: readonly SiteSynonym[];
  /** Words that stand for occasions, seasons, styles and garments. */
  concepts: readonly SiteConcept[];
  occasions: readonly string[];
  /** Style types of celebrities. */
  styles: readonly string[];
  /** ISO 4217 currency of the site. */
  currency: string;
  /** Retailers that the search names. */
  retailers: readonly string[];
  /** Celebrities whose names have words of the search. */
  celebrities: readonly NamedCelebrity[];
  /** Events, shows, characters, episodes and brands whose names have words of the search. */
  places: readonly NamedPlace[];
  categories: readonly { slug: string; name: string }[];
  /** Words of the search that titles contain, in any form: they are not misspelled. */
  known: ReadonlySet<string>;
}

/** Seasons by their names. */
export const seasonNames = new Map([
  ...Object.values(Season).map((season) => [season.toLowerCase(), season] as const),
  ["fall", Season.AUTUMN] as const,
]);
