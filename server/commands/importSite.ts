import "reflect-metadata";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { parseEnvironment } from "../config/environment";
import { EnvironmentError } from "../config/variables";
import { DataDirError } from "../database/dataDir";
import { MigrationFailed } from "../database/migrate";
import { databaseError } from "../core/errors/databaseErrors";
import { ImportRefused } from "../core/table/importRefused";
import { openExport } from "../features/imports/site/files/openExport";
import type { ImportState } from "../features/imports/site/run/importState";
import { checkExport, writeExport } from "../features/imports/site/run/runSiteImport.service";
import { SiteImportStatus } from "../features/imports/site/siteImport.types";
import { endSiteImport, findOrAddRun } from "../features/imports/site/siteImports.service";

const usage = `Usage: npm run import:site -- FOLDER|FILE [--check] [--agreed] [--source NAME]

Imports another site: the tables of a hosted backend as CSV or JSON files in a folder or ZIP, or a file of WordPress or Ghost.
An import that was interrupted continues where it was when the command is repeated. A repeated import changes only what
the export has changed since; what editors changed stays.
  --check         say what would happen, and write nothing
  --agreed        you state that the subscribers of the export agreed to get newsletters by mail
  --source NAME   name of the old site, when you import several of the same kind`;

function readArguments(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      check: { type: "boolean", default: false },
      agreed: { type: "boolean", default: false },
      source: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  return { ...values, places: positionals };
}

/** Prints a table of what became of the rows, and the problems. */
function print({ counts, problems }: Pick<ImportState, "counts" | "problems">): void {
  console.table(counts);
  for (const { line, sentence } of problems) console.log(`${line}: ${sentence}`);
}

function showProgress(position: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${position} rows`);
}

async function importPlace(
  database: Database,
  place: string,
  given: ReturnType<typeof readArguments>,
  end: AbortSignal,
) {
  const opened = await openExport(place, path.basename(place));
  await database.connect();
  const db = database.dataSource.manager;
  const { agreed, check, source: name } = given;
  const options = { end, onProgress: showProgress };
  const fileName = path.basename(place);
  if (check)
    return checkExport(db, { id: randomUUID(), source: name ?? opened.source.name, isAgreed: agreed }, opened, options);
  const run = await findOrAddRun(db, opened, { fileName, name, agreed });
  try {
    const state = await writeExport(db, run, opened, options);
    await endSiteImport(db, run, { status: SiteImportStatus.DONE });
    return state;
  } catch (error) {
    await endSiteImport(db, run, { status: SiteImportStatus.FAILED }).catch(() => undefined);
    throw error;
  }
}

async function run(argv: string[]): Promise<void> {
  const given = readArguments(argv);
  if (given.help) return console.log(usage);
  if (given.places.length !== 1) throw new ImportRefused(`Enter exactly one folder or file.\n\n${usage}`);
  const environment = parseEnvironment(process.env);
  const end = new AbortController();
  const stop = () => end.abort(new ImportRefused("The import was stopped. Repeat the command to continue."));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  // The log is silent because the command prints one error message.
  const database = await openDatabase(environment, createLog("silent"));
  try {
    print(await importPlace(database, given.places[0], given, end.signal));
  } finally {
    await database.stop();
  }
}

/** Returns an error message for the person who runs the command. */
function explain(error: unknown): string {
  const userErrors = [ImportRefused, EnvironmentError, DataDirError, MigrationFailed];
  if (userErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof TypeError && "code" in error) return `${error.message}\n\n${usage}`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "EACCES") return `The folder or file cannot be read: ${code}.`;
  return `${databaseError(error)?.message ?? `The import ended early: ${message}.`} Repeat the command to continue.`;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
