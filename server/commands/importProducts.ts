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
  --currency CODE           currency of prices without a currency, e.g. EUR; required for files with such prices
  --dry-run                 check the file and write nothing
  --link-template ADDRESS   template of product links, e.g. "https://shop.example/products/{handle}"
  --source NAME             the shop's name for later imports; default: the file name without extension`;

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

const reasons: Record<string, string> = {
  ENOENT: "it does not exist",
  EACCES: "permission denied",
  EISDIR: "it is a folder",
};

const unreadable = (file: string, error: unknown): ImportRefused => {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return new ImportRefused(`The file ${file} cannot be read: ${reasons[code] ?? code}.`);
};

/** Opens the file before a database is started, so that a wrong name fails early. */
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

/** Updates a progress line four times a second; prints nothing without a terminal. */
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
  if (files.length !== 1) throw new ImportRefused(`Enter exactly one file.\n\n${usage}`);
  if (linkTemplate !== undefined) createLinkBuilder(linkTemplate);
  checkCurrency(currency);
  const environment = parseEnvironment(process.env);
  const stream = await openFile(files[0]);
  const stop = () => stream.destroy(new ImportRefused("The import was stopped. Nothing was written."));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  // The reader of the stream handles this error; before that, there is no listener.
  stream.on("error", () => undefined);
  const progress = progressLine();
  let database: Database | undefined;
  try {
    // The log is silent because the command prints one error message.
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

/** Returns an error message for the person who runs the command. */
function explain(error: unknown): string {
  const userErrors = [ImportRefused, EnvironmentError, DataDirError];
  if (userErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof TypeError && "code" in error) return `${error.message}\n\n${usage}`;
  return `${databaseError(error)?.message ?? `The import failed: ${(error as Error).message}.`} Nothing was written.`;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
