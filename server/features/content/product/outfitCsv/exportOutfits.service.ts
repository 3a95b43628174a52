import type { EntityManager } from "typeorm";
import { csvText } from "../../../../core/table/csvText";
import { editorManager } from "../../../../core/read/audience";
import { listOutfits } from "../../outfit/outfit.service";
import { type CsvColumn, csvTitles, lookRows } from "./outfitCsvColumns";
import { readLooks } from "./readLooks";

const pageSize = 100;

type OutfitFilter = Parameters<typeof listOutfits>[1]["filter"];

async function* pages(db: EntityManager, filter: OutfitFilter): AsyncGenerator<Record<CsvColumn, string>[]> {
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await listOutfits(db, { first: pageSize, after, filter });
    const looks = await readLooks(
      db,
      edges.map(({ node }) => node),
    );
    yield looks.flatMap(lookRows);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
}

/**
 * Yields the filtered outfits with pieces and products as CSV, newest first: a row for each product. Reads one page at
 * a time, so memory does not grow with the number of outfits.
 */
export const exportOutfits = (db: EntityManager, filter: OutfitFilter): AsyncGenerator<string> =>
  csvText<CsvColumn>(csvTitles, pages(editorManager(db), filter));

export const outfitsFileName = (now: Date): string => `outfits-${now.toISOString().slice(0, 10)}.csv`;
