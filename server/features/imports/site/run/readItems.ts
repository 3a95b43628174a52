import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { OpenedExport } from "../files/openExport";
import type { SiteProblem, SiteRecord } from "../siteRecord.types";
import { cleanTexts } from "./cleanTexts";

type Item = SiteRecord | SiteProblem;

/** In a form that is useless for who has only the table: keys of subscribers may be their addresses. */
async function subscriberKeys(db: EntityManager): Promise<(item: Item) => Item> {
  const [{ key: secret }]: { key: string }[] = await db.query("SELECT key FROM link_keys");
  return (item) =>
    item.kind === "subscriber"
      ? { ...item, key: createHash("sha256").update(secret).update(item.key).digest("hex") }
      : item;
}

/** Reads the rows of an export, one after the other. Their keys, old addresses and sentences are stored, too. */
export async function* readItems(db: EntityManager, { source, files }: OpenedExport): AsyncGenerator<Item> {
  const protect = await subscriberKeys(db);
  for await (const item of source.read(files)) yield protect(cleanTexts(item));
}

/** Milliseconds that a batch may take: on the embedded engine, which has one connection, requests wait for its end. */
const longestBatch = 200;
const largestBatch = 100;

/** Works through items in batches that are as large as their time allows. */
export async function inTimedBatches(
  items: AsyncIterable<Item>,
  work: (batch: Item[]) => Promise<void>,
): Promise<void> {
  let size = 10;
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    const started = performance.now();
    await work(batch);
    const fitting = Math.floor((size * longestBatch) / (performance.now() - started));
    size = Math.min(largestBatch, Math.max(1, fitting), 2 * size);
    batch = [];
  }
  if (batch.length > 0) await work(batch);
}
