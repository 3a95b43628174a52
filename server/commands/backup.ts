import "reflect-metadata";
import fs from "node:fs";
import path from "node:path";
import { openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { parseEnvironment } from "../config/environment";
import { createStorages } from "../features/media/upload/storages";
import { backUp } from "./archive/backup";
import { ArchiveRefused } from "./archive/manifest";
import { describeFailure, summary } from "./archive/words";

const usage = `Usage: npm run backup -- FILE

Writes the database and the uploaded pictures into one new file, as they are at one moment. Keep it where only you can read it:
it holds email addresses and the hashes of passwords.`;

async function run([file, ...more]: string[]): Promise<void> {
  if (file === "--help" || file === "-h") return console.log(usage);
  if (file === undefined || file.startsWith("-") || more.length > 0)
    throw new ArchiveRefused(`Name one file.\n\n${usage}`);
  const environment = parseEnvironment(process.env);
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl === null && !fs.existsSync(path.join(dataDir, "database"))) {
    throw new ArchiveRefused(`There is nothing to back up: ${dataDir} holds no database.`);
  }
  const database = await openDatabase(environment, createLog("silent"));
  try {
    // Not migrated: a backup before an upgrade is one of what is there.
    await database.dataSource.initialize();
    console.log(
      summary(`${file} holds`, await backUp(database.dataSource, createStorages(environment).pictures, file)),
    );
  } finally {
    await database.stop();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeFailure(error, "The backup failed"));
  process.exitCode = 1;
});
