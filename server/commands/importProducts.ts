import "reflect-metadata";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { parseEnvironment } from "../config/environment";
import { EnvironmentError } from "../config/variables";
import { DataDirError } from "../database/dataDir";
import { MigrationFailed } from "../database/migrate";
import { FeedFormatChoice } from "../features/imports/feeds/feed.types";
import { createLinkBuilder } from "../features/imports/feeds/read/linkTemplate";
import { openFile, type OpenedFile } from "../core/table/openFile";
import { fileOnDisk } from "../core/table/tableFile";
import { checkCurrency } from "../features/imports/feeds/run/ensureFeed";
import { importFeed } from "../features/imports/feeds/run/importFeed.service";
import { reportText } from "../features/imports/feeds/run/importReport";
import { ImportQuestion } from "../features/imports/feeds/run/questions";
import type { FeedProduct } from "../features/imports/feeds/read/feedProduct";
import type { Decision } from "../features/imports/feeds/rules/classifyProduct";
import { ImportRefused } from "../core/table/importRefused";
import { databaseError } from "../core/errors/databaseErrors";

const usage = `Usage: npm run import:products -- FILE [--currency CODE] [--dry-run] [--explain] [--force] [--format FORMAT]
       [--link-template ADDRESS] [--source NAME]

Imports a shop's product feed: an export of Shopify, WooCommerce or Wix, or a feed of Google Merchant, Meta, Awin, CJ or Rakuten; also packed with gzip or ZIP.
  --currency CODE           currency of prices without a currency, e.g. EUR; required for files with such prices
  --dry-run                 check the file and write nothing
  --explain                 print the category of each product and the rule that decides
  --force                   import although the feed shrank, or its prices, currencies or stock changed as a whole
  --format FORMAT           ${Object.values(FeedFormatChoice).slice(1, -1).join(", ")}; default: found out by the file's beginning
  --link-template ADDRESS   template of product links, e.g. "https://shop.example/products/{handle}"
  --source NAME             name of the feed for later imports; default: the file name without extension`;

function readArguments(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      currency: { type: "string" },
      "dry-run": { type: "boolean" },
      explain: { type: "boolean" },
      force: { type: "boolean" },
      format: { type: "string" },
      "link-template": { type: "string" },
      source: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  return { ...values, files: positionals };
}

type Arguments = ReturnType<typeof readArguments>;

/** @throws ImportRefused for an unknown format. */
function readFormat(text: string | undefined): FeedFormatChoice | undefined {
  if (text === undefined) return undefined;
  const format = Object.values(FeedFormatChoice).find((one) => String(one) === text.toUpperCase());
  if (format) return format;
  throw new ImportRefused(`The format "${text}" is not known.\n\n${usage}`);
}

/** "tide.csv.gz" is the feed "tide". */
const nameFile = (file: string): string =>
  path
    .basename(file)
    .replace(/\.(?:gz|zip)$/i, "")
    .replace(/\.[^.]*$/, "");

/** Prints one line per product. */
function explainDecision({ line, title, type }: FeedProduct, { category, rule }: Decision): void {
  const reason = rule ? `${rule.field}: ${rule.phrase}` : "no rule decides";
  console.log(`line ${line}\t${category ?? "(left out)"}\t${reason}\t${title}${type ? ` [${type}]` : ""}`);
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
async function openFeed(file: string) {
  try {
    return await openFile(fileOnDisk(file));
  } catch (error) {
    throw error instanceof ImportRefused ? error : unreadable(file, error);
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

async function importFile(database: Database, file: OpenedFile, name: string, given: Arguments, end: AbortSignal) {
  const progress = progressLine();
  try {
    await database.connect();
    const settings = {
      name: given.source ?? nameFile(name),
      format: readFormat(given.format),
      currency: given.currency,
      linkTemplate: given["link-template"],
    };
    return await importFeed(database.dataSource, file, settings, {
      dryRun: given["dry-run"],
      force: given.force,
      onProgress: given.explain ? undefined : progress.show,
      onDecision: given.explain ? explainDecision : undefined,
      end,
    });
  } finally {
    progress.clear();
  }
}

async function run(argv: string[]): Promise<void> {
  const given = readArguments(argv);
  if (given.help) return console.log(usage);
  if (given.files.length !== 1) throw new ImportRefused(`Enter exactly one file.\n\n${usage}`);
  if (given["link-template"] !== undefined) createLinkBuilder(given["link-template"]);
  checkCurrency(given.currency);
  readFormat(given.format);
  const environment = parseEnvironment(process.env);
  const [name] = given.files;
  const file = await openFeed(name);
  const end = new AbortController();
  const stop = () => end.abort(new ImportRefused("The import was stopped. Nothing was written."));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  let database: Database | undefined;
  try {
    // The log is silent because the command prints one error message.
    database = await openDatabase(environment, createLog("silent"));
    console.log(reportText(await importFile(database, file, name, given, end.signal)));
  } finally {
    await database?.stop();
  }
}

/** Returns an error message for the person who runs the command. */
function explain(error: unknown): string {
  if (error instanceof ImportQuestion)
    return `${reportText(error.report)}\n\n${error.message} Repeat the command with --force if it is right.`;
  const userErrors = [ImportRefused, EnvironmentError, DataDirError, MigrationFailed];
  if (userErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof TypeError && "code" in error) return `${error.message}\n\n${usage}`;
  return `${databaseError(error)?.message ?? `The import failed: ${(error as Error).message}.`} Nothing was written.`;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
