import type { QueryRunner } from "typeorm";

export interface Column {
  name: string;
  /** SQL type. */
  type: string;
  /** Whether it is an identity column. */
  identity: boolean;
  /** Whether a row must state it: it has no default and allows no NULL. */
  required: boolean;
}

export interface ArchivedTable {
  name: string;
  /** Whether its rows are in partitions. An archive has them as rows of the table. */
  partitioned: boolean;
  /** All columns except generated ones. */
  columns: Column[];
}

/**
 * Tables that archives exclude: migrations are part of the schema, search words, worn pieces and counts are derived, and sessions and sign-ins end with a
 * restore. A restore must not bring back a used or revoked invitation, a used link of a mail, or a deleted personal feed.
 * Salts and attempts are excluded because an old archive could otherwise reveal visitors' addresses. No client repeats a create
 * request after a restore. The log of public changes begins again with one.
 * Jobs and backups are on the schedule of the servers that run them. A restore records the links of all rows as changed.
 */
const excludedTables = [
  "migrations",
  "typeorm_metadata",
  "sessions",
  "pending_sign_ins",
  "passkey_challenges",
  "invites",
  "personal_feeds",
  "password_resets",
  "mail_domains",
  "visitor_salts",
  "attempts",
  "create_requests",
  "search_words",
  "worn_pieces",
  "brand_spellings",
  "changed_links",
  "public_changes",
  "public_change_log",
  "jobs",
  "backup_state",
];

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const columnsQuery = `
  SELECT c.relname AS "table", c.relkind = 'p' AS partitioned, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attidentity <> '' AS identity,
    a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS required
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  ORDER BY c.relname, a.attnum`;

const referencesQuery = `
  SELECT DISTINCT f.relname AS "from", t.relname AS "to"
  FROM pg_constraint JOIN pg_class f ON f.oid = conrelid JOIN pg_class t ON t.oid = confrelid
  WHERE contype = 'f' AND conrelid <> confrelid AND f.relnamespace = current_schema()::regnamespace`;

/** Returns every table of the actual schema, of any version. Referenced tables come first. */
export async function listArchivedTables(runner: QueryRunner): Promise<ArchivedTable[]> {
  const columns = (await runner.query(columnsQuery)) as (Column & { table: string; partitioned: boolean })[];
  const references = (await runner.query(referencesQuery)) as { from: string; to: string }[];
  const remaining = new Map<string, ArchivedTable>();
  for (const { table, partitioned, ...column } of columns) {
    if (excludedTables.includes(table)) continue;
    const known = remaining.get(table) ?? { name: table, partitioned, columns: [] };
    known.columns.push(column);
    remaining.set(table, known);
  }
  const ordered: ArchivedTable[] = [];
  while (remaining.size > 0) {
    const unblocked = [...remaining.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && remaining.has(to)),
    );
    if (unblocked.length === 0)
      throw new Error(`These tables have circular references: ${[...remaining.keys()].join(", ")}.`);
    for (const table of unblocked) remaining.delete(table.name);
    ordered.push(...unblocked);
  }
  return ordered;
}

/** Returns the executed migrations in order; null when the database was never set up. */
export async function readMigrations(runner: QueryRunner): Promise<string[] | null> {
  const [{ exists }] = (await runner.query(`SELECT to_regclass('migrations') IS NOT NULL AS "exists"`)) as {
    exists: boolean;
  }[];
  if (!exists) return null;
  const rows = (await runner.query(`SELECT name FROM migrations ORDER BY timestamp, id`)) as { name: string }[];
  return rows.map(({ name }) => name);
}

/** Sets text formats that both engines share and disables timeouts, for this transaction. */
export async function configureSession(runner: QueryRunner): Promise<void> {
  await runner.query(
    `SELECT set_config(name, value, true) FROM (VALUES
       ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'), ('extra_float_digits', '3'),
       ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')) AS setting (name, value)`,
  );
}
