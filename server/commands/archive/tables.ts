import type { QueryRunner } from "typeorm";

export interface Column {
  name: string;
  /** As SQL writes it. */
  type: string;
  /** It counts up by itself. */
  identity: boolean;
}

export interface ArchivedTable {
  name: string;
  /** Without those that the database computes. */
  columns: Column[];
}

/**
 * Of the schema and not of its content, made from it again, or not to be kept: whoever was signed in has to sign in again, and the
 * visitors' salts are forgotten after a day, or hashes of an old archive could be tried with addresses, as could those of attempts.
 * No client sends a create again after a restore.
 */
const leftOut = [
  "migrations",
  "typeorm_metadata",
  "sessions",
  "visitor_salts",
  "attempts",
  "create_requests",
  "search_words",
];

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const columnsQuery = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attidentity <> '' AS identity
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
  ORDER BY c.relname, a.attnum`;

const referencesQuery = `
  SELECT DISTINCT f.relname AS "from", t.relname AS "to"
  FROM pg_constraint JOIN pg_class f ON f.oid = conrelid JOIN pg_class t ON t.oid = confrelid
  WHERE contype = 'f' AND conrelid <> confrelid AND f.relnamespace = current_schema()::regnamespace`;

/** Every table of the database as it is, whatever version made it. Those that others refer to come first. */
export async function archivedTables(runner: QueryRunner): Promise<ArchivedTable[]> {
  const columns = (await runner.query(columnsQuery)) as (Column & { table: string })[];
  const references = (await runner.query(referencesQuery)) as { from: string; to: string }[];
  const waiting = new Map<string, ArchivedTable>();
  for (const { table, ...column } of columns) {
    if (leftOut.includes(table)) continue;
    const known = waiting.get(table) ?? { name: table, columns: [] };
    known.columns.push(column);
    waiting.set(table, known);
  }
  const ordered: ArchivedTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables refer to each other in circles: ${[...waiting.keys()].join(", ")}.`);
    for (const table of free) waiting.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}

/** In this order, or null where no site was ever set up. */
export async function readMigrations(runner: QueryRunner): Promise<string[] | null> {
  const [{ exists }] = (await runner.query(`SELECT to_regclass('migrations') IS NOT NULL AS "exists"`)) as {
    exists: boolean;
  }[];
  if (!exists) return null;
  const rows = (await runner.query(`SELECT name FROM migrations ORDER BY timestamp, id`)) as { name: string }[];
  return rows.map(({ name }) => name);
}

/** Texts of values are the same on both sides, and nothing is ended because it takes long. For the transaction. */
export async function settleSession(runner: QueryRunner): Promise<void> {
  await runner.query(
    `SELECT set_config(name, value, true) FROM (VALUES
       ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'), ('extra_float_digits', '3'),
       ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')) AS setting (name, value)`,
  );
}
