import "reflect-metadata";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { EnvironmentError, parseEnvironment } from "../config/environment";
import { DataDirError } from "../database/dataDir";
import { checkCurrency, importProducts } from "../features/category/import/importProducts.service";
import { reportText } from "../features/category/import/importReport";
import { createLinkBuilder } from "../features/category/import/linkTemplate";
import { ImportRefused } from "../shared/csv/importRefused";
import { databaseError } from "../shared/errors/databaseErrors";

const usage = `Usage: npm run import:products -- FILE [--currency CODE] [--dry-run] [--link-template ADDRESS] [--source NAME]

Reads a product export in Shopify's CSV format into the categories of the site.
  --currency CODE           currency of prices that name none, e.g. EUR; without it such a file is refused
  --dry-run                 try everything and keep nothing
  --link-template ADDRESS   how products are linked, e.g. "https://shop.example/products/{handle}"
  --source NAME             the shop's name for later imports; the file's name without extension when left out`;

function readArguments(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      currency: { type: "string" },
      "dry-run": { type: "boolean" },
      "link-template": { type: "string" },
      source: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  return { ...values, files: positionals };
}

const because: Record<string, string> = {
  ENOENT: "it does not exist",
  EACCES: "it may not be read",
  EISDIR: "it is a folder",
};

const unreadable = (file: string, error: unknown): ImportRefused => {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return new ImportRefused(`The file ${file} cannot be read: ${because[code] ?? code}.`);
};

/** The opened file; refused with a sentence before a database is started for it. */
async function openFile(file: string) {
  try {
    const handle = await fs.open(file);
    if ((await handle.stat()).isDirectory()) {
      await handle.close();
      throw Object.assign(new Error(), { code: "EISDIR" });
    }
    return createReadStream(file, { fd: handle });
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Writes how far it is, four times a second, over the line before; nothing when nobody watches. */
function progressLine() {
  const started = Date.now();
  let next = 0;
  const show = ({ rows, products }: { rows: number; products: number }): void => {
    const now = Date.now();
    if (now < next) return;
    next = now + 250;
    const speed = Math.round((rows * 1000) / Math.max(now - started, 1));
    process.stdout.write(`\r\x1b[K${rows} rows, ${products} products, ${speed} rows per second`);
  };
  const clear = (): boolean => process.stdout.write("\r\x1b[K");
  return process.stdout.isTTY ? { show, clear } : { show: undefined, clear: () => true };
}

async function run(argv: string[]): Promise<void> {
  const { files, help, source, currency, "dry-run": dryRun, "link-template": linkTemplate } = readArguments(argv);
  if (help) return console.log(usage);
  if (files.length !== 1) throw new ImportRefused(`Name one file.\n\n${usage}`);
  if (linkTemplate !== undefined) createLinkBuilder(linkTemplate);
  checkCurrency(currency);
  const environment = parseEnvironment(process.env);
  const stream = await openFile(files[0]);
  const stop = () => stream.destroy(new ImportRefused("The import was stopped. Nothing was written."));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  // Whoever reads it then learns of the stop; before that nobody listens.
  stream.on("error", () => undefined);
  const progress = progressLine();
  let database: Database | undefined;
  try {
    // Silent: what went wrong is told in a sentence.
    database = await openDatabase(environment, createLog("silent"));
    await database.connect();
    const report = await importProducts(database.dataSource, stream, {
      source: source ?? path.parse(files[0]).name,
      linkTemplate,
      currency,
      dryRun,
      onProgress: progress.show,
    });
    progress.clear();
    console.log(reportText(report));
  } catch (error) {
    progress.clear();
    throw stream.errored ?? error;
  } finally {
    stream.destroy();
    await database?.stop();
  }
}

/** A sentence for whoever typed the command. */
function explain(error: unknown): string {
  const known = [ImportRefused, EnvironmentError, DataDirError];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof TypeError && "code" in error) return `${error.message}\n\n${usage}`;
  return `${databaseError(error)?.message ?? `The import failed: ${(error as Error).message}.`} Nothing was written.`;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
