import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { everythingTag, type CacheTag } from "./cacheTag";

/** The channel on which the processes of one site tell each other what they wrote. */
export const invalidationChannel = "wornby_invalidations";

/** Says who wrote: a process has heard of its own changes already. */
const self = randomUUID();

/** PostgreSQL takes notifications below 8,000 bytes. */
const longest = 7_900;
/** Changes with more to tell are told as everything. */
const mostNotifications = 20;

function* payloads(tags: Iterable<CacheTag>): Generator<string> {
  let payload = self;
  for (const tag of tags) {
    if (Buffer.byteLength(payload) + Buffer.byteLength(tag) + 1 > longest) {
      yield payload;
      payload = self;
    }
    payload += `\n${tag}`;
  }
  yield payload;
}

/** Tells the other processes, once and as soon as the transaction is committed. Where there is one process nobody listens. */
export async function publishInvalidation(db: EntityManager, tags: ReadonlySet<CacheTag>): Promise<void> {
  if (tags.size === 0) return;
  const told = [...payloads(tags)];
  const news = told.length > mostNotifications ? [...payloads([everythingTag])] : told;
  await db.query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", [invalidationChannel, news]);
}

/** What a notification tells of; null when this process sent it. */
export function parseInvalidation(payload: string): ReadonlySet<CacheTag> | null {
  const [sender, ...tags] = payload.split("\n");
  return sender === self ? null : new Set(tags);
}
