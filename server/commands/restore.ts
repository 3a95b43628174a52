import "reflect-metadata";
import fs from "node:fs/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { parseEnvironment } from "../config/environment";
import { prepareDataDir } from "../database/dataDir";
import { createStorages } from "../features/newsroom/media/upload/storages";
import { readArchive } from "./archive/archiveFile";
import { ArchiveRefused } from "./archive/manifest";
import { openBackupStore } from "./archive/backupStore";
import { proveArchive } from "./archive/prove";
import { restore } from "./archive/restore";
import { describeFailure, summarizeArchive } from "./archive/archiveMessages";
import { proveNewest } from "./archive/scheduledBackup";

const usage = `Usage: npm run restore -- FILE [--replace | --check | --prove]

Restores an empty database and the image storage from a file of npm run backup. The target can be the other database engine, for
example to move a site from the embedded database to PostgreSQL.
  --replace   replaces the content of the database in one transaction
  --check     verifies the file, describes its content, and changes nothing
  --prove     restores into a temporary database below DATA_DIR, and compares every table with what was backed up; without
              FILE it takes the newest backup of BACKUP_DIR or BACKUP_BUCKET`;

function readArguments(args: string[]) {
  const options = {
    replace: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    prove: { type: "boolean", default: false },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { ...values, files: positionals };
  } catch (error) {
    throw new ArchiveRefused(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Proves a file, or the newest scheduled backup. */
async function prove(file: string | undefined): Promise<string> {
  const { dataDir, backups } = parseEnvironment(process.env);
  if (file === undefined && !backups) throw new ArchiveRefused(`Enter exactly one file.\n\n${usage}`);
  prepareDataDir(dataDir);
  const manifest =
    file === undefined && backups
      ? await proveNewest({ store: openBackupStore(backups), dataDir })
      : await proveArchive(file ?? "", dataDir);
  return summarizeArchive("A restore loses nothing of", manifest);
}

async function restoreFrom(file: string, replace: boolean): Promise<void> {
  const environment = parseEnvironment(process.env);
  // Verify the file before starting a database.
  const manifest = await readArchive(file);
  if (environment.bucket === null) prepareDataDir(environment.dataDir);
  const database = await openDatabase(environment, createLog("silent"));
  try {
    const { dataSource } = database;
    await dataSource.initialize();
    const storage = createStorages(environment).pictures;
    const onTable = (name: string): void => console.log(`${name} ...`);
    await restore({ dataSource, storage, file, manifest, replace, onTable });
    console.log(summarizeArchive("Restored", manifest));
  } finally {
    await database.stop();
  }
}

async function run(argv: string[]): Promise<void> {
  const { files, help, replace, check, prove: isProof } = readArguments(argv);
  if (help) return console.log(usage);
  if (isProof && files.length === 0) return console.log(await prove(undefined));
  if (files.length !== 1 || [replace, check, isProof].filter(Boolean).length > 1)
    throw new ArchiveRefused(`Enter exactly one file.\n\n${usage}`);
  const [file] = files;
  await fs.access(file, fs.constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveRefused(`The file ${file} cannot be read (${error.code}).`);
  });
  if (check) console.log(summarizeArchive("This archive is complete and contains", await readArchive(file)));
  else if (isProof) console.log(await prove(file));
  else await restoreFrom(file, replace);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeFailure(error, "The restore failed", "Nothing was changed."));
  process.exitCode = 1;
});
