import { ImportRefused } from "./importRefused";
import type { Table } from "./openTable";

/** Title of a column in the header; with several spellings, the first one found counts. */
type Title = string | readonly string[];

/** The columns that an import reads: our names, and their titles in the header. */
export interface TableFormat<Required extends string, Optional extends string = never> {
  /** Name of the format in error messages. */
  name: string;
  required: Record<Required, Title>;
  optional?: Record<Optional, Title>;
}

/** Places of the columns by our names; undefined for an optional column that the file lacks. */
export type Places<Required extends string, Optional extends string = never> = Record<Required, number> &
  Partial<Record<Optional, number>>;

const titleKey = (title: string): string => title.trim().toLowerCase();

/** Returns the place of the first of several titles that a header has, in any case; undefined for none. */
export function findTitle(header: readonly string[], title: Title): number | undefined {
  const keys = header.map(titleKey);
  const names: readonly string[] = typeof title === "string" ? [title] : title;
  return names.map((name) => keys.indexOf(name.toLowerCase())).find((place) => place >= 0);
}

/** Finds the columns of a format. @throws ImportRefused when a required one is missing. */
export function findColumns<Required extends string, Optional extends string = never>(
  { header }: Pick<Table, "header">,
  { name, required, optional }: TableFormat<Required, Optional>,
): Places<Required, Optional> {
  const found = Object.entries<Title>({ ...required, ...optional }).map(
    ([field, title]) => [field, findTitle(header, title)] as const,
  );
  const missing = found
    .filter(([field, place]) => place === undefined && field in required)
    .map(([field]) => `"${[required[field as Required]].flat()[0]}"`);
  if (missing.length > 0) throw new ImportRefused(`This is not a ${name}: the first line lacks ${missing.join(", ")}.`);
  return Object.fromEntries(found) as Places<Required, Optional>;
}

/** Returns the cells of a row by our names; undefined for a column that the file lacks. */
export const namedCells = <Required extends string, Optional extends string>(
  cells: readonly string[],
  places: Places<Required, Optional>,
): Record<Required, string> & Partial<Record<Optional, string>> =>
  Object.fromEntries(
    Object.entries<number | undefined>(places).map(([field, place]) => [
      field,
      place === undefined ? undefined : cells[place],
    ]),
  ) as Record<Required, string> & Partial<Record<Optional, string>>;
