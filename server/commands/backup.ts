import "reflect-metadata";
import fs from "node:fs";
import path from "node:path";
import { openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { type Environment, parseEnvironment } from "../config/environment";
import { prepareDataDir } from "../database/dataDir";
import { takeSnapshot } from "../database/embedded/snapshot";
import type { PictureInventory } from "../features/newsroom/media/upload/pictureStorage";
import { createStorages } from "../features/newsroom/media/upload/storages";
import { backUp } from "./archive/backup";
import { openBackupStore } from "./archive/backupStore";
import { ArchiveRefused, type Manifest } from "./archive/manifest";
import { describeFailure, summarizeArchive } from "./archive/archiveMessages";
import { backUpToStore } from "./archive/scheduledBackup";

const usage = `Usage: npm run backup -- FILE
       npm run backup

Writes a consistent snapshot of the database and the uploaded images to one new file, or to the folder or bucket of the scheduled
backups (BACKUP_DIR, BACKUP_BUCKET). Keep the file private: it contains email addresses and password hashes.`;

async function run([file, ...more]: string[]): Promise<void> {
  if (file === "--help" || file === "-h") return console.log(usage);
  const environment = parseEnvironment(process.env);
  const { databaseUrl, dataDir, backups } = environment;
  if (file?.startsWith("-") || more.length > 0 || (file === undefined && !backups))
    throw new ArchiveRefused(`Enter exactly one file, or set BACKUP_DIR or BACKUP_BUCKET.\n\n${usage}`);
  if (databaseUrl === null && !fs.existsSync(path.join(dataDir, "database"))) {
    throw new ArchiveRefused(`There is nothing to back up: ${dataDir} contains no database.`);
  }
  const make = (target: string) => backUpSnapshot(environment, target);
  if (file !== undefined) return console.log(summarizeArchive(`${file} contains`, await make(file)));
  if (!backups) return;
  prepareDataDir(dataDir);
  const { name, manifest } = await backUpToStore({ backups, store: openBackupStore(backups), dataDir }, make);
  console.log(summarizeArchive(`${name} contains`, manifest));
}

async function backUpSnapshot(environment: Environment, file: string): Promise<Manifest> {
  const { databaseUrl, dataDir } = environment;
  // The embedded database serves one process, so a running server copies it.
  const snapshot = databaseUrl === null ? await takeSnapshot(dataDir) : null;
  try {
    const source = snapshot ? { ...environment, dataDir: snapshot.dataDir } : environment;
    return await backUpDatabase(source, createStorages(environment).pictures, file);
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
