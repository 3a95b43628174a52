import { stringify } from "csv-stringify/sync";

/** What a spreadsheet would take for the beginning of a formula. */
const formula = "[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]";
const looksEscaped = new RegExp(`^'+${formula}`);

/** The writer puts an apostrophe before a formula; a text that begins so by itself gets one more, so that none is lost. */
const escapedTwice = (cell: Cell): Cell => (typeof cell === "string" && looksEscaped.test(cell) ? `'${cell}` : cell);
const writeNumber = (cell: object) => ({ value: (cell as NumberCell).number, escape_formulas: false });

/** A number that this program wrote. Its minus sign stays, so that a spreadsheet adds it up; any text is taken for a formula. */
export interface NumberCell {
  number: string;
}
export type Cell = string | NumberCell;

/** The text that was written, from a cell that it became. */
export const escapeFormula = (cell: string): string => (looksEscaped.test(cell) ? cell.slice(1) : cell);

/**
 * CSV as spreadsheets want it, piece by piece: a byte order mark, the titles, CRLF, and no cell that would run as a formula.
 * @param titles first line, by the rows' fields and in their order.
 */
export async function* csvText<Field extends string>(
  titles: Record<Field, string>,
  batches: AsyncIterable<readonly Record<Field, Cell>[]>,
): AsyncGenerator<string> {
  const fields = Object.keys(titles) as Field[];
  const lines = (rows: readonly (readonly Cell[])[], bom: boolean): string =>
    stringify(rows as Cell[][], {
      cast: { object: writeNumber },
      bom,
      escape_formulas: true,
      record_delimiter: "windows",
    });
  yield lines([fields.map((field) => titles[field])], true);
  for await (const batch of batches) {
    if (batch.length > 0)
      yield lines(
        batch.map((row) => fields.map((field) => escapedTwice(row[field]))),
        false,
      );
  }
}
