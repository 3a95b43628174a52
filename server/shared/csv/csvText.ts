import { stringify } from "csv-stringify/sync";

/** What a spreadsheet would take for the beginning of a formula. */
const formula = "[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]";
const looksEscaped = new RegExp(`^'+${formula}`);

/** The writer puts an apostrophe before a formula; a text that begins so by itself gets one more, so that none is lost. */
const escapedTwice = (cell: string): string => (looksEscaped.test(cell) ? `'${cell}` : cell);

/** The text that was written, from a cell that it became. */
export const plainCell = (cell: string): string => (looksEscaped.test(cell) ? cell.slice(1) : cell);

/**
 * CSV as spreadsheets want it, piece by piece: a byte order mark, the titles, CRLF, and no cell that would run as a formula.
 * @param titles first line, by the rows' fields and in their order.
 */
export async function* csvText<Field extends string>(
  titles: Record<Field, string>,
  batches: AsyncIterable<readonly Record<Field, string>[]>,
): AsyncGenerator<string> {
  const fields = Object.keys(titles) as Field[];
  const lines = (rows: readonly (readonly string[])[], bom: boolean): string =>
    stringify(rows as string[][], { bom, escape_formulas: true, record_delimiter: "windows" });
  yield lines([fields.map((field) => titles[field])], true);
  for await (const batch of batches) {
    if (batch.length > 0)
      yield lines(
        batch.map((row) => fields.map((field) => escapedTwice(row[field]))),
        false,
      );
  }
}
