import fs, { type FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { DataSource, QueryRunner } from "typeorm";
import type { PictureInventory } from "../../features/newsroom/media/upload/pictureStorage";
import { ArchiveWriter, readArchive } from "./archiveFile";
import { archiveFormat, ArchiveRefused, type Manifest } from "./manifest";
import { readRows, RowsChecksum } from "./readRows";
import { listSchemaObjects } from "./schemaObjects";
import { type ArchivedTable, listArchivedTables, readMigrations, configureSession } from "./tables";

const compress = promisify(gzip);
/** Uncompressed bytes per file of the archive, which limits the memory. */
const partSize = 2 ** 21;

/** @returns the number of rows and their checksum. */
async function writeTable(runner: QueryRunner, archive: ArchiveWriter, table: ArchivedTable) {
  const checksum = new RowsChecksum();
  let [rows, parts] = [0, 0];
  let lines: string[] = [];
  let size = 0;
  const writePart = async (): Promise<void> => {
    parts += 1;
    const name = `tables/${table.name}/${String(parts).padStart(6, "0")}.jsonl.gz`;
    await archive.add(name, await compress(lines.join("\n")));
    [lines, size] = [[], 0];
  };
  for await (const line of readRows(runner, table)) {
    lines.push(line);
    checksum.add(line);
    size += line.length;
    rows += 1;
    if (size >= partSize) await writePart();
  }
  if (lines.length > 0) await writePart();
  return { rows, checksum: checksum.toString() };
}

/** @returns the number of image files. */
async function writePictures(storage: PictureInventory, archive: ArchiveWriter): Promise<number> {
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  let written = 0;
  // In this order, the file that rows reference is the last of its set.
  for (const name of names.sort()) {
    const bytes = await storage.read(name);
    if (!bytes) continue;
    await archive.add(`pictures/${name}`, bytes);
    written += 1;
  }
  return written;
}

async function writeAll(dataSource: DataSource, storage: PictureInventory, file: FileHandle): Promise<Manifest> {
  const runner = dataSource.createQueryRunner();
  const archive = new ArchiveWriter(file);
  try {
    await runner.startTransaction("REPEATABLE READ");
    await runner.query("SET TRANSACTION READ ONLY");
    await configureSession(runner);
    const migrations = await readMigrations(runner);
    if (!migrations) throw new ArchiveRefused("There is nothing to back up: this database contains no site.");
    const createdAt = new Date().toISOString();
    const tables: Manifest["tables"] = [];
    for (const table of await listArchivedTables(runner)) {
      const written = await writeTable(runner, archive, table);
      tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), ...written });
    }
    // All files that these rows reference exist already.
    const pictures = await writePictures(storage, archive);
    const objects = await listSchemaObjects(runner);
    const manifest: Manifest = { format: archiveFormat, createdAt, migrations, tables, pictures, objects };
    await archive.finish(manifest);
    return manifest;
  } finally {
    // The transaction is read-only.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/**
 * Writes database and pictures, as they are at one moment, into a new file that only its owner may read. The file appears under
 * its name once it has been read again and found whole.
 */
export async function backUp(dataSource: DataSource, storage: PictureInventory, target: string): Promise<Manifest> {
  if (await exists(target)) throw new ArchiveRefused(`The file ${target} exists. Enter another file name.`);
  const unfinished = `${target}.unfinished`;
  const file = await fs.open(unfinished, "w+", 0o600);
  try {
    const manifest = await writeAll(dataSource, storage, file);
    await readArchive(unfinished);
    await fs.rename(unfinished, target);
    return manifest;
  } catch (error) {
    await fs.rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
