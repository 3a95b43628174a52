import { formerTables } from "./formerTables";
import { ArchiveRefused, type Manifest } from "./manifest";
import type { ArchivedTable } from "./tables";

/** Tables of the database that an archive fills, by name, with the archive's columns. No name from an archive is used in SQL. */
type FilledTables = Map<string, ArchivedTable>;

/** Matches an archive of this schema, whose tables are the same. */
export function matchExactly(own: ArchivedTable[], { tables }: Manifest): FilledTables {
  const shape = (name: string, columns: readonly string[]): string => `${name} (${columns.join(", ")})`;
  const known = new Set(
    own.map(({ name, columns }) =>
      shape(
        name,
        columns.map((column) => column.name),
      ),
    ),
  );
  const unknownTable = tables.find(({ name, columns }) => !known.has(shape(name, columns)));
  if (unknownTable || tables.length !== own.length) {
    throw new ArchiveRefused(
      `This archive does not fit: ${unknownTable ? `its table ${unknownTable.name}` : "a table that is missing in it"} is unknown to its own migrations. Nothing was changed.`,
    );
  }
  return new Map(own.map((table) => [table.name, table]));
}

/**
 * Matches an archive of another schema: its tables and columns must exist here, in any order. Others get their defaults.
 * Former tables are left out.
 * @throws ArchiveRefused when one does not exist, or when a column that the archive lacks has no default.
 */
export function matchByName(own: ArchivedTable[], { tables }: Manifest): FilledTables {
  const known = new Map(own.map((table) => [table.name, table]));
  const filled: FilledTables = new Map();
  const unknown: string[] = [];
  const missing: string[] = [];
  for (const { name, columns, rows } of tables) {
    const table = known.get(name);
    if (!table) {
      if (!formerTables.has(name)) unknown.push(`table ${name}`);
      continue;
    }
    const byName = new Map(table.columns.map((column) => [column.name, column]));
    filled.set(name, { ...table, columns: columns.flatMap((column) => byName.get(column) ?? []) });
    unknown.push(...columns.filter((column) => !byName.has(column)).map((column) => `column ${name}.${column}`));
    const needed = table.columns.filter((column) => rows > 0 && column.required && !columns.includes(column.name));
    missing.push(...needed.map((column) => `${name}.${column.name}`));
  }
  const beginning = "This archive of another version of WornBy does not fit";
  if (unknown.length > 0)
    throw new ArchiveRefused(`${beginning}: unknown here are ${unknown.join(", ")}. Nothing was changed.`);
  if (missing.length > 0)
    throw new ArchiveRefused(`${beginning}: it has no values for ${missing.join(", ")}. Nothing was changed.`);
  return filled;
}
