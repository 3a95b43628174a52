import "reflect-metadata";
import fs from "node:fs";
import path from "node:path";
import { openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { parseEnvironment } from "../config/environment";
import { createStorages } from "../features/media/upload/storages";
import { backUp } from "./archive/backup";
import { ArchiveRefused } from "./archive/manifest";
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
  const database = await openDatabase(environment, createLog("silent"));
  try {
    // Do not migrate: a backup before an upgrade must contain the old schema.
    await database.dataSource.initialize();
    console.log(
      summarizeArchive(
        `${file} contains`,
        await backUp(database.dataSource, createStorages(environment).pictures, file),
      ),
    );
  } finally {
    await database.stop();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeFailure(error, "The backup failed"));
  process.exitCode = 1;
});
