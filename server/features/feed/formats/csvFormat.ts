import { Readable } from "node:stream";
import { ImportRefused } from "../../../shared/csv/importRefused";
import { parseCsvRows } from "../../../shared/csv/csvRows";
import { columnKey, type FeedFormat, type FeedRow, type FileHead } from "./feedFormat";

/** Reads a cell of a row; empty when the file lacks the column. */
export type Cell<Field extends string> = (field: Field) => string;

interface CsvSpec<Field extends string> extends Pick<FeedFormat, "id" | "label"> {
  /** Column titles by field; with several, the first one found counts. */
  columns: Record<Field, readonly string[]>;
  /** The fields by whose columns the format is recognized. */
  required: readonly Field[];
  /** Creates the function that maps a row; one per reading, so that it can remember the row before. */
  mapper: () => (cell: Cell<Field>, line: number) => FeedRow;
}

/** Returns the position of a field's column; -1 when the file lacks it. */
const findColumn = (header: readonly string[], titles: readonly string[]): number =>
  titles.map((title) => header.indexOf(columnKey(title))).find((at) => at >= 0) ?? -1;

/** Returns our field of each column of the file, false for one that is not read. */
function placeColumns<Field extends string>(
  { header }: FileHead,
  columns: Record<Field, readonly string[]>,
): (Field | false)[] {
  const placed: (Field | false)[] = header.map(() => false);
  for (const [field, titles] of Object.entries(columns) as [Field, readonly string[]][]) {
    const at = findColumn(header, titles);
    if (at >= 0) placed[at] = field;
  }
  return placed;
}

/** Yields a text in pieces and remembers whether it ends with a line break. */
async function* watchEnd(text: AsyncIterable<string>, seen: { isEnded: boolean }): AsyncGenerator<string> {
  for await (const piece of text) {
    if (piece) seen.isEnded = /[\r\n]$/.test(piece);
    yield piece;
  }
}

/** A format of a file with a header and separated cells. */
export function csvFormat<Field extends string>(spec: CsvSpec<Field>): FeedFormat {
  const { id, label, columns, required, mapper } = spec;
  const missing = ({ header }: FileHead): Field[] => required.filter((field) => findColumn(header, columns[field]) < 0);
  return {
    id,
    label,
    matches: (head) => missing(head).length === 0,
    async *rows(file, head, { problem }) {
      const lacking = missing(head).map((field) => `"${columns[field][0]}"`);
      if (lacking.length > 0)
        throw new ImportRefused(`This is not a ${label}: the first line lacks ${lacking.join(", ")}.`);
      const end = { isEnded: true };
      let lastProblem = 0;
      let lastLine = 0;
      const map = mapper();
      const text = Readable.from(watchEnd(file.read(), end), { objectMode: false });
      const report = (line: number, sentence: string) => problem((lastProblem = line), sentence);
      const rows = parseCsvRows<Field>(text, head, { columns: placeColumns(head, columns) }, report);
      for await (const { cells, line } of rows) {
        lastLine = line;
        yield map((field) => cells[field] ?? "", line);
      }
      if (lastProblem > lastLine && !end.isEnded)
        throw new ImportRefused(`The file ends in the middle of line ${lastProblem}. Nothing was written.`);
    },
  };
}
