import { ImportRefused } from "../../../../core/table/importRefused";
import { columnKey, type FeedFormat, type FeedRow, type FileHead } from "./feedFormat";

/** Reads a cell of a row; empty when the file lacks the column. */
export type Cell<Field extends string> = (field: Field) => string;

/** The fields of a product's attributes, which have names. */
const namedFields = [
  ["name1", "value1"],
  ["name2", "value2"],
  ["name3", "value3"],
] as const;

/** Returns the value of the attribute whose name matches; empty for none. */
export function readNamed(cell: Cell<(typeof namedFields)[number][number]>, pattern: RegExp): string {
  const found = namedFields.find(([name]) => pattern.test(cell(name)));
  return found ? cell(found[1]) : "";
}

interface CsvSpec<Field extends string> extends Pick<FeedFormat, "id" | "label"> {
  /** Column titles by field; with several, the first cell that is not empty counts. */
  columns: Record<Field, readonly string[]>;
  /** The fields by whose columns the format is recognized. */
  required: readonly Field[];
  /** Creates the function that maps a row; one per reading, so that it can remember the row before. */
  mapper: () => (cell: Cell<Field>, line: number) => FeedRow;
}

/** Returns the positions of a field's columns in the file, the preferred one first. */
const findColumns = (header: readonly string[], titles: readonly string[]): number[] =>
  titles.map((title) => header.indexOf(columnKey(title))).filter((at) => at >= 0);

/** Returns what reads a field of a row. */
function createReader<Field extends string>({ header }: FileHead, titles: Record<Field, readonly string[]>) {
  const fields = Object.entries(titles) as [Field, readonly string[]][];
  const places = new Map(fields.map(([field, names]) => [field, findColumns(header, names)]));
  return (cells: readonly string[], field: Field): string => {
    for (const at of places.get(field) ?? []) if (cells[at]) return cells[at];
    return "";
  };
}

/** A format of a file with a header and separated cells. */
export function csvFormat<Field extends string>(spec: CsvSpec<Field>): FeedFormat {
  const { id, label, columns, required, mapper } = spec;
  const missing = ({ header }: FileHead): Field[] =>
    required.filter((field) => findColumns(header, columns[field]).length === 0);
  return {
    id,
    label,
    matches: (head) => missing(head).length === 0,
    async *rows(_file, head, { problem }) {
      const lacking = missing(head).map((field) => `"${columns[field][0]}"`);
      if (lacking.length > 0)
        throw new ImportRefused(`This is not a ${label}: the first line lacks ${lacking.join(", ")}.`);
      const map = mapper();
      const read = createReader(head, columns);
      for await (const { cells, line } of head.table?.rows(problem, { isWhole: true }) ?? [])
        yield map((field) => read(cells, field), line);
    },
  };
}
