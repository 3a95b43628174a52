/** Imports a feed in a process of its own, which bench/feeds.ts starts, and says what it took. */
import "reflect-metadata";
import { once } from "node:events";
import fs from "node:fs";
import pino from "pino";
import type { DataSource } from "typeorm";
import { openDatabase } from "../../server/app/database";
import { parseEnvironment } from "../../server/config/environment";
import { openTextFile } from "../../server/features/feed/read/textFile";
import { importFeed } from "../../server/features/feed/run/importFeed.service";

export interface FeedImport {
  /** DATABASE_URL, or DATA_DIR of the embedded engine. */
  environment: Record<string, string>;
  file: string;
  /** Sends "reached" at this row, where the process may be killed. */
  announceRow?: number;
}

export interface FeedImportResult {
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

/** Every write gives a row another place and transaction. */
const stateOf = async (db: DataSource): Promise<{ items: number; state: string }> => {
  const [row] = await db.query<[{ items: number; state: string }]>(
    `SELECT count(*)::int AS items, COALESCE(sum(hashtext(ctid::text || ' ' || xmin::text)::bigint), 0)::text AS state
     FROM category_items`,
  );
  return row;
};

const readPeak = (): number => Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync("/proc/self/status", "utf8"))?.[1]) / 1_024;

async function main(): Promise<void> {
  const [task] = (await once(process, "message")) as [FeedImport];
  const environment = parseEnvironment({ NODE_ENV: "test", ...task.environment });
  const database = await openDatabase(environment, pino({ level: "silent" }));
  await database.connect();
  const db = database.dataSource;
  const first = await stateOf(db);
  const before = process.memoryUsage.rss() / 1_048_576;
  // From here on, the highest resident memory is that of the import.
  fs.writeFileSync("/proc/self/clear_refs", "5");
  const report = await importFeed(
    db,
    await openTextFile(task.file),
    { name: "bench", currency: "USD" },
    { onProgress: ({ rows }) => void (rows === task.announceRow && process.send?.("reached")) },
  );
  const peak = readPeak();
  const hasWritten = (await stateOf(db)).state !== first.state;
  const { rows, seconds, created, unchanged } = report;
  const result: FeedImportResult = {
    rows,
    seconds,
    created,
    unchanged,
    itemsBefore: first.items,
    hasWritten,
    before,
    peak,
  };
  process.send?.(result);
  await database.stop();
  process.disconnect();
}

void main();
