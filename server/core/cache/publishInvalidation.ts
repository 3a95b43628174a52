import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { everythingTag, type CacheTag } from "./cacheTag";

/** PostgreSQL channel on which the processes of one site publish their invalidations. */
export const invalidationChannel = "wornby_invalidations";

/** Identifies this process, which ignores its own messages. */
const processId = randomUUID();

/** PostgreSQL limits notifications to less than 8,000 bytes. */
const maxPayloadLength = 7_900;
/** Changes with more messages invalidate everything instead. */
const maxNotifications = 20;

function* payloads(tags: Iterable<CacheTag>): Generator<string> {
  let payload = processId;
  for (const tag of tags) {
    if (Buffer.byteLength(payload) + Buffer.byteLength(tag) + 1 > maxPayloadLength) {
      yield payload;
      payload = processId;
    }
    payload += `\n${tag}`;
  }
  yield payload;
}

/** Publishes the tags to other processes when the transaction commits. Does nothing for a single process. */
export async function publishInvalidation(db: EntityManager, tags: ReadonlySet<CacheTag>): Promise<void> {
  if (tags.size === 0) return;
  const messages = [...payloads(tags)];
  const published = messages.length > maxNotifications ? [...payloads([everythingTag])] : messages;
  await db.query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", [invalidationChannel, published]);
}

/** Returns the tags of a notification; null when this process sent it. */
export function parseInvalidation(payload: string): ReadonlySet<CacheTag> | null {
  const [sender, ...tags] = payload.split("\n");
  return sender === processId ? null : new Set(tags);
}
