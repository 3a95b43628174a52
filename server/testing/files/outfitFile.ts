import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

export type OutfitRow = Record<string, string>;

/** Reads the rows of an exported file, as a spreadsheet shows them. */
export const parseOutfitFile = (file: string): OutfitRow[] => parse(file, { bom: true, columns: true });

/** Writes rows as a file. The columns are those of all rows. */
export function writeOutfitFile(rows: readonly OutfitRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify([...rows], { header: true, columns });
}
