import { stringify } from "csv-stringify/sync";

/** Characters that start a formula in a spreadsheet. */
const formula = "[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]";
const escapedFormula = new RegExp(`^'+${formula}`);

/**
 * The writer puts an apostrophe before a formula; a text that already starts that way gets another one, so that reading
 * restores it.
 */
const escapeAgain = (cell: Cell): Cell => (typeof cell === "string" && escapedFormula.test(cell) ? `'${cell}` : cell);
const writeNumber = (cell: object) => ({ value: (cell as NumberCell).number, escape_formulas: false });

/**
 * A number that this program wrote. Its minus sign is not escaped, so that a spreadsheet can add it; texts with a minus
 * sign are.
 */
export interface NumberCell {
  number: string;
}
export type Cell = string | NumberCell;

/** Restores the original text of an escaped cell. */
export const unescapeFormula = (cell: string): string => (escapedFormula.test(cell) ? cell.slice(1) : cell);

/**
 * Yields CSV for spreadsheets: with a byte order mark, the titles, CRLF, and escaped formulas.
 * @param titles first line, by field and in column order.
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
        batch.map((row) => fields.map((field) => escapeAgain(row[field]))),
        false,
      );
  }
}
