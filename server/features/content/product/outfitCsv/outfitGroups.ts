import { findColumns, namedCells, type TableFormat } from "../../../../core/table/columns";
import { unescapeFormula } from "../../../../core/table/csvText";
import { openFile } from "../../../../core/table/openFile";
import { openTable } from "../../../../core/table/openTable";
import type { Problem } from "../../../../core/table/problems";
import type { TableFile } from "../../../../core/table/tableFile";
import {
  type Cells,
  type CsvColumn,
  csvTitles,
  type OutfitColumn,
  outfitColumns,
  type PieceColumn,
  pieceColumns,
  type ProductColumn,
  productColumns,
} from "./outfitCsvColumns";

/** Cells of one thing in the file. */
export interface FilePart<Column extends string> {
  /** Its first line. */
  line: number;
  cells: Cells<Column>;
}

export type FilePiece = FilePart<PieceColumn>;
export type FileProduct = FilePart<ProductColumn> & { piece: FilePiece | null };

/** The rows of one outfit. */
export interface OutfitGroup extends FilePart<OutfitColumn> {
  pieces: FilePiece[];
  products: FileProduct[];
  problems: { line: number; sentence: string }[];
  rows: number;
}

/** A row of the file; a column that the file lacks is undefined. */
type Row = FilePart<CsvColumn>;

const maxRows = 1_000;
const { outfit_title, celebrity, image, description, ...optional } = csvTitles;
const format: TableFormat<string, string> = {
  name: "list of outfits",
  required: { outfit_title, celebrity, image, description },
  optional,
};

/** Spreadsheets change line ends and leave spaces at the end. */
export const cleanCell = (cell: string): string => cell.replace(/\r\n?/g, "\n").trim();

const isBlank = (row: Row, columns: readonly CsvColumn[]): boolean => columns.every((column) => !row.cells[column]);

/** Adds the cells of another row of the same thing. The first value of a column counts; another one is a problem. */
function addCells<Column extends CsvColumn>(part: FilePart<Column>, row: Row, columns: readonly Column[]): string[] {
  return columns.flatMap((column) => {
    const value: string | undefined = row.cells[column];
    const first = part.cells[column];
    if (value === undefined || value === first) return [];
    if (!first) part.cells[column] = value;
    else if (value) return [`${column}: This differs from line ${part.line}. Write the same text, or leave it blank.`];
    return [];
  });
}

/** A row continues the outfit above unless its id, slug, or title with celebrity names another one. */
function continuesGroup({ cells }: OutfitGroup, row: Row): boolean {
  const differs = (column: OutfitColumn) => Boolean(row.cells[column]) && row.cells[column] !== cells[column];
  for (const column of ["outfit_id", "outfit_slug"] as const)
    if (row.cells[column] && cells[column]) return row.cells[column] === cells[column];
  if (row.cells.outfit_title) return !differs("outfit_title") && !differs("celebrity");
  return !row.cells.outfit_id && !row.cells.outfit_slug;
}

/** Returns the piece of a row, which it shares with other rows of the same id or name; null when it names none. */
function addPiece(group: OutfitGroup, row: Row): FilePiece | null {
  if (isBlank(row, pieceColumns)) return null;
  const { piece_id: id, piece: name } = row.cells;
  const same = group.pieces.find(({ cells }) => (id && cells.piece_id ? id === cells.piece_id : name === cells.piece));
  const piece = same ?? { line: row.line, cells: {} };
  if (!same) group.pieces.push(piece);
  for (const sentence of addCells(piece, row, pieceColumns)) group.problems.push({ line: row.line, sentence });
  return piece;
}

function addRow(group: OutfitGroup, row: Row): void {
  group.rows++;
  if (group.rows > maxRows) {
    if (group.rows === maxRows + 1)
      group.problems.push({ line: row.line, sentence: `An outfit has at most ${maxRows.toLocaleString("en")} rows.` });
    return;
  }
  for (const sentence of addCells(group, row, outfitColumns)) group.problems.push({ line: row.line, sentence });
  const piece = addPiece(group, row);
  if (isBlank(row, productColumns)) return;
  const product: FileProduct = { line: row.line, cells: {}, piece };
  addCells(product, row, productColumns);
  group.products.push(product);
}

function restoreCells(cells: Cells<string>): Row["cells"] {
  const entries = Object.entries(cells).map(([column, raw]) => {
    const cell = raw && cleanCell(unescapeFormula(raw));
    return [column, column.endsWith("_id") ? cell?.toLowerCase() : cell];
  });
  return Object.fromEntries(entries) as Row["cells"];
}

/**
 * Yields the outfits of a file, one after the other. Blank cells of an outfit repeat what is above.
 * @throws ImportRefused when the file is unusable.
 */
export async function* readOutfitGroups(file: TableFile, problem: Problem): AsyncGenerator<OutfitGroup> {
  const table = await openTable(await openFile(file));
  const places = findColumns(table, format);
  let group: OutfitGroup | undefined;
  for await (const { line, cells } of table.rows(problem)) {
    const row = { line, cells: restoreCells(namedCells(cells, places)) };
    if (!group || !continuesGroup(group, row)) {
      if (group) yield group;
      group = { line: row.line, cells: {}, pieces: [], products: [], problems: [], rows: 0 };
    }
    addRow(group, row);
  }
  if (group) yield group;
}
