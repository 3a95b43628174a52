import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { DataSource, QueryRunner } from "typeorm";
import { migrateTo } from "../../database/migrate";
import { pictureFile } from "../../features/media/upload/pictureName";
import type { PictureInventory } from "../../features/media/upload/pictureStorage";
import { everythingTag } from "../../shared/cache/cacheTag";
import { publishInvalidation } from "../../shared/cache/publishInvalidation";
import { readArchive } from "./archiveFile";
import { ArchiveRefused, type Manifest } from "./manifest";
import { type ArchivedTable, archivedTables, readMigrations, quoteIdentifier, settleSession } from "./tables";

const decompress = promisify(gunzip);

export interface RestoreDeps {
  dataSource: DataSource;
  storage: PictureInventory;
  file: string;
  /** What reading the whole file has found. */
  manifest: Manifest;
  /** What the database holds may be lost. */
  replace: boolean;
  /** Told of each table whose rows come next. */
  onTable?: (name: string) => void;
}

/** Settings are there from the beginning, and nobody can change them without an account. */
const neverEmpty = "settings";

async function refuseFilled(runner: QueryRunner): Promise<void> {
  if (!(await readMigrations(runner))) return;
  for (const { name } of await archivedTables(runner)) {
    if (name === neverEmpty) continue;
    const rows = (await runner.query(`SELECT 1 FROM ${quoteIdentifier(name)} LIMIT 1`)) as unknown[];
    if (rows.length > 0) {
      throw new ArchiveRefused(
        `The database is not empty: there are rows in ${name}. With --replace everything in it is replaced. Nothing was changed.`,
      );
    }
  }
}

/** Sessions, salts and words of the catalogue too, which archives do not hold; an older schema has no words. */
async function emptyTables(runner: QueryRunner): Promise<void> {
  const names = (await archivedTables(runner)).map(({ name }) => quoteIdentifier(name));
  const [{ words }] = (await runner.query(`SELECT to_regclass('search_words')::text AS words`)) as {
    words: string | null;
  }[];
  await runner.query(`TRUNCATE ${[...names, "sessions", "visitor_salts", ...(words ? [words] : [])].join(", ")}`);
}

/** Compares the schema of this version with what the archive says, and never takes a name from there into SQL. */
function tablesToFill(own: ArchivedTable[], { tables }: Manifest): Map<string, ArchivedTable> {
  const shape = (name: string, columns: readonly string[]): string => `${name} (${columns.join(", ")})`;
  const known = new Set(
    own.map(({ name, columns }) =>
      shape(
        name,
        columns.map((column) => column.name),
      ),
    ),
  );
  const strange = tables.find(({ name, columns }) => !known.has(shape(name, columns)));
  if (strange || tables.length !== own.length) {
    throw new ArchiveRefused(
      `This archive does not fit: ${strange ? `its table ${strange.name}` : "a table that is missing in it"} is unknown to its own migrations. Nothing was changed.`,
    );
  }
  return new Map(own.map((table) => [table.name, table]));
}

async function insertPart(runner: QueryRunner, { name, columns }: ArchivedTable, part: Buffer): Promise<void> {
  const lines = (await decompress(part)).toString().replaceAll("\n", ",");
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`);
  await runner.query(
    `INSERT INTO ${quoteIdentifier(name)} (${columns.map((column) => quoteIdentifier(column.name)).join(", ")}) OVERRIDING SYSTEM VALUE
     SELECT ${values.join(", ")} FROM jsonb_array_elements($1::jsonb) AS line`,
    [`[${lines}]`],
  );
}

/** Whatever counts up goes on after the highest number. In this way, and not by setval(), it ends with the transaction. */
async function continueCounting(runner: QueryRunner, { name, columns }: ArchivedTable): Promise<void> {
  for (const column of columns.filter(({ identity }) => identity)) {
    const [{ next }] = (await runner.query(
      `SELECT COALESCE(max(${quoteIdentifier(column.name)}), 0) + 1 AS next FROM ${quoteIdentifier(name)}`,
    )) as { next: string }[];
    await runner.query(
      `ALTER TABLE ${quoteIdentifier(name)} ALTER COLUMN ${quoteIdentifier(column.name)} RESTART WITH ${Number(next)}`,
    );
  }
}

/** Keeps pictures that are missing; names mean contents, so the others are the same. */
class PictureRestore {
  private readonly added: string[] = [];

  constructor(private readonly storage: PictureInventory) {}

  async add(name: string, bytes: Buffer): Promise<void> {
    if (!pictureFile.test(name)) throw new ArchiveRefused(`This archive does not fit: ${name} is no picture's name.`);
    if (await this.storage.has(name)) return;
    await this.storage.put(new Map([[name, bytes]]));
    this.added.push(name);
  }

  async undo(): Promise<void> {
    for (const name of this.added) await this.storage.remove(name);
  }
}

async function fill(
  { dataSource, file, manifest, replace, onTable }: RestoreDeps,
  pictures: PictureRestore,
  runner: QueryRunner,
): Promise<void> {
  await settleSession(runner);
  await refuseNewer(manifest, dataSource, runner);
  if (!replace) await refuseFilled(runner);
  await migrateTo(dataSource, runner, new Set(manifest.migrations));
  // Of what migrations write, too.
  await emptyTables(runner);
  const tables = tablesToFill(await archivedTables(runner), manifest);
  let filling: ArchivedTable | undefined;
  await readArchive(file, async (name, bytes) => {
    const [kind, rest] = [name.slice(0, name.indexOf("/")), name.slice(name.indexOf("/") + 1)];
    if (kind === "pictures") return pictures.add(rest, bytes);
    const table = tables.get(rest.slice(0, rest.indexOf("/")));
    if (!table)
      throw new ArchiveRefused(`This archive does not fit: ${name} belongs to no table. Nothing was changed.`);
    if (table !== filling) onTable?.(table.name);
    filling = table;
    await insertPart(runner, table, bytes);
  });
  for (const { name, rows } of manifest.tables) {
    const [{ count }] = (await runner.query(`SELECT count(*)::int AS count FROM ${quoteIdentifier(name)}`)) as {
      count: number;
    }[];
    if (count !== rows) {
      throw new ArchiveRefused(`Of ${rows} rows in ${name} the archive holds ${count}. Nothing was changed.`);
    }
  }
  for (const table of tables.values()) await continueCounting(runner, table);
  await migrateTo(dataSource, runner, null);
  // The planner of an embedded engine is told by nobody else.
  await runner.query("ANALYZE");
  await publishInvalidation(runner.manager, new Set([everythingTag]));
}

/** @throws ArchiveRefused when a later version of WornBy made the archive, or the database what it is. */
async function refuseNewer({ migrations }: Manifest, dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const known = new Set(dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const unknownOf = (names: string[]): string => names.filter((name) => !known.has(name)).join(", ");
  const inArchive = unknownOf(migrations);
  if (inArchive) {
    throw new ArchiveRefused(
      `A newer version of WornBy made this archive: ${inArchive} is unknown here. Install that version first. Nothing was changed.`,
    );
  }
  const inDatabase = unknownOf((await readMigrations(runner)) ?? []);
  if (inDatabase) {
    throw new ArchiveRefused(
      `A newer version of WornBy has migrated this database: ${inDatabase} is unknown here. Name an empty database. Nothing was changed.`,
    );
  }
}

/**
 * Fills the database in one transaction: whatever ends it on the way, the database is as it was. Pictures that are there already
 * stay, also when the archive does not hold them.
 */
export async function restore(parts: RestoreDeps): Promise<void> {
  const { dataSource, storage } = parts;
  const runner = dataSource.createQueryRunner();
  const pictures = new PictureRestore(storage);
  try {
    await runner.startTransaction();
    await fill(parts, pictures, runner);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await pictures.undo();
    throw error;
  } finally {
    await runner.release();
  }
}
