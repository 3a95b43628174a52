import "reflect-metadata";
import fs from "node:fs";
import path from "node:path";
import { openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { type Environment, parseEnvironment } from "../config/environment";
import { takeSnapshot } from "../database/embedded/snapshot";
import type { PictureInventory } from "../features/newsroom/media/upload/pictureStorage";
import { createStorages } from "../features/newsroom/media/upload/storages";
import { backUp } from "./archive/backup";
import { ArchiveRefused, type Manifest } from "./archive/manifest";
import { describeFailure, summarizeArchive } from "./archive/archiveMessages";

const usage = `Usage: npm run backup -- FILE

Writes a consistent snapshot of the database and the uploaded images to one new file. Keep the file private: it contains email
addresses and password hashes.`;

async function run([file, ...more]: string[]): Promise<void> {
  if (file === "--help" || file === "-h") return console.log(usage);
  if (file === undefined || file.startsWith("-") || more.length > 0)
    throw new ArchiveRefused(`Enter exactly one file.\n\n${usage}`);
  const environment = parseEnvironment(process.env);
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl === null && !fs.existsSync(path.join(dataDir, "database"))) {
    throw new ArchiveRefused(`There is nothing to back up: ${dataDir} contains no database.`);
  }
  // The embedded database serves one process, so a running server copies it.
  const snapshot = databaseUrl === null ? await takeSnapshot(dataDir) : null;
  try {
    const source = snapshot ? { ...environment, dataDir: snapshot.dataDir } : environment;
    const manifest = await backUpDatabase(source, createStorages(environment).pictures, file);
    console.log(summarizeArchive(`${file} contains`, manifest));
  } finally {
    await snapshot?.remove();
  }
}

async function backUpDatabase(environment: Environment, pictures: PictureInventory, file: string): Promise<Manifest> {
  const database = await openDatabase(environment, createLog("silent"));
  try {
    // Do not migrate: a backup before an upgrade must contain the old schema.
    await database.dataSource.initialize();
    return await backUp(database.dataSource, pictures, file);
  } finally {
    await database.stop();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeFailure(error, "The backup failed"));
  process.exitCode = 1;
});
