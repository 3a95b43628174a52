/**
 * Imports product feeds of each format twice, each time in a new process:
 *   TEST_DATABASE_URL=postgres://... npm run bench:feeds -- [--large 1000000] [--rows 50000] [--embedded 20000]
 * Google's and Shopify's also with `large` rows. On PostgreSQL in databases that it makes and drops again, and on the
 * embedded engine. Kills one import in its middle and repeats it. Fails when a second import writes an item, when a killed
 * one leaves an item, or when an import needs more than 200 MB.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type FeedKindName, feedKinds, writeFeed } from "./support/feedFiles";
import { buildDatabaseUrl, withDatabase } from "./support/ownDatabase";

interface FeedImport {
  /** DATABASE_URL, or DATA_DIR of the embedded engine. */
  environment: Record<string, string>;
  file: string;
  /** Sends "reached" at this row, where the process may be killed. */
  announceRow?: number;
}

interface FeedImportResult {
  rows: number;
  seconds: number;
  created: number;
  unchanged: number;
  /** Items before the import. */
  itemsBefore: number;
  /** Whether the import wrote a row of category_items, even one that it did not change. */
  hasWritten: boolean;
  /** Resident megabytes before the import, and the most during it. */
  before: number;
  peak: number;
}

const { values: options } = parseArgs({
  options: {
    large: { type: "string", default: "1000000" },
    rows: { type: "string", default: "50000" },
    embedded: { type: "string", default: "20000" },
  },
});
const [large, rows, embedded] = [Number(options.large), Number(options.rows), Number(options.embedded)];
const maxMegabytes = 200;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-bench-feeds-"));
const file = path.join(folder, "feed");

const startImport = (task: FeedImport) => {
  const child = fork(path.join(__dirname, "support/feedImport.mjs"), {
    // As npm run import:products.
    execArgv: ["--max-semi-space-size=4"],
  });
  child.send(task);
  return child;
};

async function runImport(task: FeedImport): Promise<FeedImportResult> {
  const child = startImport(task);
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The import has failed.")));
  const [result] = (await Promise.race([once(child, "message"), ended])) as [FeedImportResult];
  await ended.catch(() => undefined);
  return result;
}

const integer = (value: number): string => Math.round(value).toLocaleString("en-US");

function print(label: string, first: FeedImportResult, second: FeedImportResult): void {
  const speed = (one: FeedImportResult) => `${integer(one.rows / one.seconds)} rows/s`;
  const writes = second.hasWritten ? "WRITES" : "no writes";
  console.log(
    `${label}: ${integer(first.rows)} rows, ${integer(first.created)} items; first ${speed(first)}, second ${speed(second)}, ${writes}; memory ${integer(first.before)} MB before, ${integer(first.peak)} and ${integer(second.peak)} MB at most`,
  );
  if (second.hasWritten || second.unchanged !== first.created || Math.max(first.peak, second.peak) > maxMegabytes)
    process.exitCode = 1;
}

type Environment = FeedImport["environment"];

async function importTwice(label: string, environment: Environment, kind: FeedKindName, count: number): Promise<void> {
  await writeFeed(file, kind, count);
  const first = await runImport({ environment, file });
  print(`${label}, ${kind}`, first, await runImport({ environment, file }));
}

async function killAndRepeat(label: string, environment: Environment, count: number): Promise<void> {
  await writeFeed(file, "Google TSV", count);
  const child = startImport({ environment, file, announceRow: Math.round(count / 2) });
  await once(child, "message");
  child.kill("SIGKILL");
  await once(child, "exit");
  const { itemsBefore, created } = await runImport({ environment, file });
  console.log(`${label}, killed in the middle: ${itemsBefore} items left; repeated: ${integer(created)} created`);
  if (itemsBefore !== 0 || created !== count) process.exitCode = 1;
}

async function onPostgres(work: (environment: Environment) => Promise<void>): Promise<void> {
  const database = `wornby_bench_feeds_${process.pid}`;
  await withDatabase(database, [], () => work({ DATABASE_URL: buildDatabaseUrl(database) }));
}

async function onEmbedded(work: (environment: Environment) => Promise<void>): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(folder, "data-"));
  await work({ DATA_DIR: dataDir }).finally(() => fs.rmSync(dataDir, { recursive: true, force: true }));
}

async function main(): Promise<void> {
  const names = Object.keys(feedKinds) as FeedKindName[];
  for (const name of names) await onPostgres((to) => importTwice("PostgreSQL", to, name, rows));
  await onPostgres((to) => killAndRepeat("PostgreSQL", to, rows));
  for (const name of embedded ? names : []) await onEmbedded((to) => importTwice("Embedded", to, name, embedded));
  if (embedded) await onEmbedded((to) => killAndRepeat("Embedded", to, embedded));
  for (const name of large ? (["Google TSV", "Shopify CSV"] as const) : [])
    await onPostgres((to) => importTwice("PostgreSQL", to, name, large));
}

void main().finally(() => fs.rmSync(folder, { recursive: true, force: true }));
