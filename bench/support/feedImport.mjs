/** Imports a feed with the built server in a process of its own, which bench/feeds.ts starts, and says what it took. */
import "reflect-metadata";
import { once } from "node:events";
import fs from "node:fs";
import pino from "pino";
import { openDatabase } from "../../dist/server/app/database.js";
import { parseEnvironment } from "../../dist/server/config/environment.js";
import { openTextFile } from "../../dist/server/features/feeds/read/textFile.js";
import { importFeed } from "../../dist/server/features/feeds/run/importFeed.service.js";

/** Every write gives a row another place and transaction. */
async function readState(db) {
  const [row] = await db.query(
    `SELECT count(*)::int AS items, COALESCE(sum(hashtext(ctid::text || ' ' || xmin::text)::bigint), 0)::text AS state
     FROM category_items`,
  );
  return row;
}

const readPeak = () => Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync("/proc/self/status", "utf8"))?.[1]) / 1_024;

const [task] = await once(process, "message");
const environment = parseEnvironment({ NODE_ENV: "test", ...task.environment });
const database = await openDatabase(environment, pino({ level: "silent" }));
await database.connect();
const db = database.dataSource;
const first = await readState(db);
const before = process.memoryUsage.rss() / 1_048_576;
// From here on, the highest resident memory is that of the import.
fs.writeFileSync("/proc/self/clear_refs", "5");
const report = await importFeed(
  db,
  await openTextFile(task.file),
  { name: "bench", currency: "USD" },
  { onProgress: ({ rows }) => void (rows === task.announceRow && process.send("reached")) },
);
const peak = readPeak();
const hasWritten = (await readState(db)).state !== first.state;
const { rows, seconds, created, unchanged } = report;
process.send({ rows, seconds, created, unchanged, itemsBefore: first.items, hasWritten, before, peak });
await database.stop();
process.disconnect();
