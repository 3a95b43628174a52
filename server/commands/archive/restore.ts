import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { DataSource, QueryRunner } from "typeorm";
import { hasOtherSchema, listMigrations, migrateTo } from "../../database/migrate";
import { addMissingMonths, partitionedTables } from "../../features/money/clicks/partitions.service";
import { pictureFile } from "../../features/newsroom/media/upload/pictureName";
import type { PictureInventory } from "../../features/newsroom/media/upload/pictureStorage";
import { everythingTag } from "../../core/cache/cacheTag";
import { publishInvalidation } from "../../core/cache/publishInvalidation";
import { readArchive } from "./archiveFile";
import { findMoves, formerTables } from "./formerTables";
import { ArchiveRefused, type Manifest } from "./manifest";
import { matchByName, matchExactly } from "./matchTables";
import { type ArchivedTable, listArchivedTables, readMigrations, quoteIdentifier, configureSession } from "./tables";

const decompress = promisify(gunzip);

export interface RestoreDeps {
  dataSource: DataSource;
  storage: PictureInventory;
  file: string;
  /** Manifest of the verified file. */
  manifest: Manifest;
  /** Whether to replace existing content. */
  replace: boolean;
  /** Whether the copy is made to be compared: then waiting mails stay as they are. */
  isProof?: boolean;
  /** Called before the rows of each table are inserted. */
  onTable?: (name: string) => void;
}

/** Conditions of the rows that someone made, for tables that are never empty: the schema inserts rows. */
const madeRows: Readonly<Record<string, string>> = {
  // Only administrators can change it.
  settings: "FALSE",
  pages: "standard = '' OR version > 1",
};

async function refuseFilled(runner: QueryRunner): Promise<void> {
  if (!(await readMigrations(runner))) return;
  for (const { name } of await listArchivedTables(runner)) {
    const rows = (await runner.query(
      `SELECT 1 FROM ${quoteIdentifier(name)} WHERE ${madeRows[name] ?? "TRUE"} LIMIT 1`,
    )) as unknown[];
    if (rows.length > 0) {
      throw new ArchiveRefused(
        `The database is not empty: there are rows in ${name}. Use --replace to replace its content. Nothing was changed.`,
      );
    }
  }
}

/** Tables that archives do not contain. An older schema may not have them all. */
const emptied = [
  "sessions",
  "pending_sign_ins",
  "passkey_challenges",
  "invites",
  "password_resets",
  "mail_domains",
  "visitor_salts",
  "search_words",
  "worn_pieces",
  "brand_spellings",
  "changed_links",
];

/** Empties these tables, those that archives do not contain, and what refers to their rows. */
async function emptyTables(runner: QueryRunner, tables: Iterable<string>): Promise<void> {
  const others = (await runner.query(
    "SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL",
    [emptied],
  )) as { name: string }[];
  const names = [...Array.from(tables, quoteIdentifier), ...others.map(({ name }) => name)];
  await runner.query(`TRUNCATE ${names.join(", ")} CASCADE`);
}

/**
 * Migrates to the archive's state, or to this version's first schema when the archive has another one, and empties the
 * archive's tables. That also removes rows that migrations have inserted; tables that another version lacks keep theirs.
 */
async function prepareTables(
  { dataSource, manifest }: RestoreDeps,
  runner: QueryRunner,
): Promise<Map<string, ArchivedTable>> {
  const isOther = hasOtherSchema(manifest.migrations);
  if (isOther) await migrateTo(dataSource, runner, new Set());
  await migrateTo(dataSource, runner, isOther ? null : new Set(manifest.migrations));
  if (isOther) for (const { make } of findMoves(manifest)) await runner.query(make);
  const own = await listArchivedTables(runner);
  const tables = isOther ? matchByName(own, manifest) : matchExactly(own, manifest);
  await emptyTables(runner, tables.keys());
  return tables;
}

/** Rows of a month without a partition make one, so that only a part's rows are ever moved. */
async function insertPart(
  runner: QueryRunner,
  { name, columns, partitioned }: ArchivedTable,
  part: Buffer,
): Promise<void> {
  const lines = (await decompress(part)).toString().replaceAll("\n", ",");
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`);
  await runner.query(
    `INSERT INTO ${quoteIdentifier(name)} (${columns.map((column) => quoteIdentifier(column.name)).join(", ")}) OVERRIDING SYSTEM VALUE
     SELECT ${values.join(", ")} FROM jsonb_array_elements($1::jsonb) AS line`,
    [`[${lines}]`],
  );
  const table = partitioned && partitionedTables.find(({ table }) => table === name);
  if (table) await addMissingMonths(runner, table);
}

/** Restarts identity columns after their highest value. Unlike setval(), ALTER TABLE is rolled back with the transaction. */
async function restartSequences(runner: QueryRunner, { name, columns }: ArchivedTable): Promise<void> {
  for (const column of columns.filter(({ identity }) => identity)) {
    const [{ next }] = (await runner.query(
      `SELECT COALESCE(max(${quoteIdentifier(column.name)}), 0) + 1 AS next FROM ${quoteIdentifier(name)}`,
    )) as { next: string }[];
    await runner.query(
      `ALTER TABLE ${quoteIdentifier(name)} ALTER COLUMN ${quoteIdentifier(column.name)} RESTART WITH ${Number(next)}`,
    );
  }
}

/** An archive has the prices that these triggers would record. */
async function switchPriceTriggers(runner: QueryRunner, state: "DISABLE" | "ENABLE"): Promise<void> {
  const triggers = (await runner.query(
    `SELECT tgrelid::regclass AS "table", tgname AS name FROM pg_trigger WHERE NOT tgisinternal AND tgname LIKE '%\\_prices'`,
  )) as { table: string; name: string }[];
  for (const { table, name } of triggers)
    await runner.query(`ALTER TABLE ${table} ${state} TRIGGER ${quoteIdentifier(name)}`);
}

/** Stores missing image files. A file's name identifies its content, so existing files are the same. */
class PictureRestore {
  private readonly added: string[] = [];

  constructor(private readonly storage: PictureInventory) {}

  async add(name: string, bytes: Buffer): Promise<void> {
    if (!pictureFile.test(name))
      throw new ArchiveRefused(`This archive does not fit: ${name} is not a valid image name.`);
    if (await this.storage.has(name)) return;
    await this.storage.put(new Map([[name, bytes]]));
    this.added.push(name);
  }

  async undo(): Promise<void> {
    for (const name of this.added) await this.storage.remove(name);
  }
}

/** Mails that waited at the time of the backup have probably been sent since. An editor can send them again. */
const stopMails = `UPDATE mails SET status = 'FAILED', next_attempt_at = NULL,
  problem = 'Restored from a backup. It may have been sent since.' WHERE status = 'WAITING'`;

/** Mirrors must start again, because what they have may be newer than the archive. */
const beginChangeLog = "UPDATE public_change_log SET identity = gen_random_uuid()";

async function restoreContent(deps: RestoreDeps, pictures: PictureRestore, runner: QueryRunner): Promise<void> {
  const { dataSource, file, manifest, replace, isProof, onTable } = deps;
  await configureSession(runner);
  await refuseNewer(manifest, dataSource, runner);
  if (!replace) await refuseFilled(runner);
  const tables = await prepareTables(deps, runner);
  await switchPriceTriggers(runner, "DISABLE");
  let currentTable: ArchivedTable | undefined;
  await readArchive(file, async (name, bytes) => {
    const [kind, rest] = [name.slice(0, name.indexOf("/")), name.slice(name.indexOf("/") + 1)];
    if (kind === "pictures") return pictures.add(rest, bytes);
    const tableName = rest.slice(0, rest.indexOf("/"));
    const table = tables.get(tableName);
    if (!table && formerTables.has(tableName)) return;
    if (!table)
      throw new ArchiveRefused(`This archive does not fit: ${name} does not belong to a table. Nothing was changed.`);
    if (table !== currentTable) onTable?.(table.name);
    currentTable = table;
    await insertPart(runner, table, bytes);
  });
  await switchPriceTriggers(runner, "ENABLE");
  for (const { name, rows } of manifest.tables.filter((table) => tables.has(table.name))) {
    const [{ count }] = (await runner.query(`SELECT count(*)::int AS count FROM ${quoteIdentifier(name)}`)) as {
      count: number;
    }[];
    if (count !== rows) {
      throw new ArchiveRefused(`The archive contains only ${count} of ${rows} rows of ${name}. Nothing was changed.`);
    }
  }
  for (const table of tables.values()) await restartSequences(runner, table);
  if (hasOtherSchema(manifest.migrations)) for (const { move } of findMoves(manifest)) await runner.query(move);
  await migrateTo(dataSource, runner, null);
  if (!isProof) await runner.query(stopMails);
  await runner.query(beginChangeLog);
  // The embedded engine does not run autovacuum, so the planner needs this.
  await runner.query("ANALYZE");
  await publishInvalidation(runner.manager, new Set([everythingTag]));
}

/** @throws ArchiveRefused when a later version of WornBy created the archive, or another one the database. */
async function refuseNewer({ migrations }: Manifest, dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const known = new Set(listMigrations(dataSource));
  const listUnknown = (names: string[]): string => names.filter((name) => !known.has(name)).join(", ");
  const inArchive = hasOtherSchema(migrations) ? "" : listUnknown(migrations);
  if (inArchive) {
    throw new ArchiveRefused(
      `A newer version of WornBy created this archive: ${inArchive} is unknown here. Install that version first. Nothing was changed.`,
    );
  }
  const executed = (await readMigrations(runner)) ?? [];
  if (hasOtherSchema(executed)) {
    throw new ArchiveRefused(
      "This database has the schema of another version of WornBy. Use an empty database. Nothing was changed.",
    );
  }
  const inDatabase = listUnknown(executed);
  if (inDatabase) {
    throw new ArchiveRefused(
      `A newer version of WornBy has migrated this database: ${inDatabase} is unknown here. Use an empty database. Nothing was changed.`,
    );
  }
}

/**
 * Restores an archive in one transaction, so a failure leaves the database unchanged. Existing image files stay, even if the
 * archive does not contain them.
 */
export async function restore(deps: RestoreDeps): Promise<void> {
  const { dataSource, storage } = deps;
  const runner = dataSource.createQueryRunner();
  const pictures = new PictureRestore(storage);
  try {
    await runner.startTransaction();
    await restoreContent(deps, pictures, runner);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await pictures.undo();
    throw error;
  } finally {
    await runner.release();
  }
}
