import type { EntityManager } from "typeorm";
import { getAudience } from "../../../core/read/audience";
import { runStatement } from "../../../core/read/runStatement";
import { correctedText, exactMatches, type SearchedTable } from "./matches";
import type { TitleSearch } from "./understanding/siteWords.service";

/** Matches of one content type. */
export interface Matches {
  /** The best ones first. */
  ids: string[];
  /** Counted up to a limit. */
  counted: number;
}

export interface TitleMatchesRequest {
  search: TitleSearch;
  first: number;
  tables: readonly SearchedTable[];
  /** Names of the tables to count in. */
  counted: ReadonlySet<string>;
}

const values = ({ text, variants, known, isOpen }: TitleSearch, first: number): unknown[] => [
  text,
  first,
  variants,
  known,
  isOpen,
];

/** Finds titles with the words in each of the tables. */
export async function findTitleMatches(
  db: EntityManager,
  { search, first, tables, counted }: TitleMatchesRequest,
): Promise<Map<string, Matches>> {
  const found = new Map<string, Matches>(tables.map(({ name }) => [name, { ids: [], counted: 0 }]));
  if (tables.length === 0) return found;
  const audience = getAudience(db);
  const sources = tables.map((source) => ({ ...source, audience }));
  for (const [name, id, count] of await runStatement(db, exactMatches(sources, counted), values(search, first))) {
    const matches = found.get(name as string) as Matches;
    if (matches.ids.length < first && !matches.ids.includes(id as string)) matches.ids.push(id as string);
    matches.counted = Math.max(matches.counted, count as number);
  }
  return found;
}

/** Returns the text with its misspelled words corrected; null when there is none. */
export async function readCorrectedText(db: EntityManager, search: TitleSearch): Promise<string | null> {
  const [row] = await runStatement(db, correctedText, values(search, 1));
  return (row?.[0] as string | undefined) ?? null;
}
