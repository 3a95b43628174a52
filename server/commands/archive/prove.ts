import fs from "node:fs/promises";
import path from "node:path";
import type { DataSource, QueryRunner } from "typeorm";
import { startEmbeddedDatabase } from "../../database/embedded/embeddedDatabase";
import { createDataSource } from "../../database/dataSource";
import { folderStorage } from "../../features/newsroom/media/upload/folderStorage";
import type { PictureStorage } from "../../features/newsroom/media/upload/pictureStorage";
import { readArchive } from "./archiveFile";
import { ArchiveRefused, type Manifest } from "./manifest";
import { readRows, RowsChecksum } from "./readRows";
import { restore } from "./restore";
import { findLateSequences, listSchemaObjects } from "./schemaObjects";
import { type ArchivedTable, configureSession, listArchivedTables, readMigrations } from "./tables";

/** A broken backup of a large site would fill the screen. */
const maxLosses = 20;

async function compareRows(runner: QueryRunner, table: ArchivedTable, expected: Manifest["tables"][number]) {
  const checksum = new RowsChecksum();
  let rows = 0;
  for await (const line of readRows(runner, table)) {
    rows += 1;
    checksum.add(line);
  }
  if (rows !== expected.rows) return [`The table ${table.name} has ${rows} rows instead of ${expected.rows}.`];
  const isSame = expected.checksum === undefined || expected.checksum === checksum.toString();
  return isSame ? [] : [`The table ${table.name} has other values.`];
}

/** The media library has a row for each picture. */
async function findLostPictures(runner: QueryRunner, storage: PictureStorage): Promise<string[]> {
  const library = (await runner.query("SELECT 1 WHERE to_regclass('pictures') IS NOT NULL")) as unknown[];
  if (library.length === 0) return [];
  const rows = (await runner.query("SELECT address FROM pictures WHERE address LIKE '/pictures/%'")) as {
    address: string;
  }[];
  const lost: string[] = [];
  for (const { address } of rows) {
    const name = address.slice("/pictures/".length);
    if (!(await storage.has(name))) lost.push(`The picture ${name} of the media library is missing.`);
  }
  return lost;
}

/** Returns what a restored database lacks, in sentences. Needs a transaction, which it leaves with advanced sequences. */
export async function findLosses(runner: QueryRunner, manifest: Manifest, storage: PictureStorage): Promise<string[]> {
  await configureSession(runner);
  const tables = new Map((await listArchivedTables(runner)).map((table) => [table.name, table]));
  const losses: string[] = [];
  for (const expected of manifest.tables) {
    const table = tables.get(expected.name);
    if (table) losses.push(...(await compareRows(runner, table, expected)));
  }
  const present = new Set(await listSchemaObjects(runner));
  const isSameVersion = String(await readMigrations(runner)) === String(manifest.migrations);
  const objects = isSameVersion ? (manifest.objects ?? []) : [];
  losses.push(...objects.filter((name) => !present.has(name)).map((name) => `The ${name} is missing.`));
  const identities = [...tables.values()].flatMap(({ name, columns }) =>
    columns.filter(({ identity }) => identity).map((column) => ({ table: name, column: column.name })),
  );
  for (const column of await findLateSequences(runner, identities))
    losses.push(`The next value of ${column} exists already.`);
  return [...losses, ...(await findLostPictures(runner, storage))];
}

/** Returns the pictures of the archive that the storage lacks or has in part. */
export async function findDamagedPictures(file: string, storage: PictureStorage): Promise<string[]> {
  const damaged: string[] = [];
  await readArchive(file, async (name, bytes) => {
    if (!name.startsWith("pictures/")) return;
    const stored = await storage.read(name.slice("pictures/".length));
    if (!stored) damaged.push(`The file ${name} is missing.`);
    else if (!stored.equals(bytes)) damaged.push(`The file ${name} is damaged.`);
  });
  return damaged;
}

async function compare(dataSource: DataSource, file: string, manifest: Manifest, storage: PictureStorage) {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    return [...(await findLosses(runner, manifest, storage)), ...(await findDamagedPictures(file, storage))];
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

/**
 * Restores an archive into an empty embedded database below the folder, and compares what came out with what was backed up.
 * @throws ArchiveRefused when the archive is damaged or something is lost.
 */
export async function proveArchive(file: string, folder: string): Promise<Manifest> {
  const manifest = await readArchive(file);
  const place = await fs.mkdtemp(path.join(folder, "proof-"));
  const engine = await startEmbeddedDatabase(place);
  const dataSource = createDataSource({ ...engine, connectTimeoutMs: null });
  try {
    await dataSource.initialize();
    const storage = folderStorage(path.join(place, "pictures"));
    await restore({ dataSource, storage, file, manifest, replace: false, isProof: true });
    const losses = await compare(dataSource, file, manifest, storage);
    if (losses.length === 0) return manifest;
    throw new ArchiveRefused(`A restore of ${file} loses data. ${losses.slice(0, maxLosses).join(" ")}`);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await engine.stop();
    await fs.rm(place, { recursive: true, force: true });
  }
}
