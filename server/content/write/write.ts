import { invalidateCaches } from "../../shared/cache/invalidation";
import type { EntityManager } from "typeorm";
import { type AuditNote, insertAuditEntry } from "../audit/audit";
import { type EventNote, recordEvents } from "../events/recordEvents";
import type { ContentType } from "../kinds/contentKind";
import { recordTouched, TouchedRows } from "../revisions/recordRevisions";
import type { Actor } from "../../shared/graphql/context";
import { forEditors } from "../../shared/read/audience";
import type { CacheTag } from "../../shared/cache/cacheTag";
import { publishInvalidation } from "../../shared/cache/publishInvalidation";

/** A change in progress: it commits or rolls back as a whole. */
export interface Write {
  /** The transaction's manager, the only one to use inside. */
  db: EntityManager;
  /** Null for commands on the server. */
  actor: Actor | null;
  invalidate: (...tags: CacheTag[]) => void;
  /** Notes rows that the change has written, so that a revision and an event of each are recorded at its end. */
  touch: (type: ContentType, ids: Iterable<string>) => void;
  /** Notes rows whose public state may have changed without a change of their own. */
  announce: (type: ContentType, ids: Iterable<string>) => void;
  /** Adds an event for webhooks, besides those of the touched rows. */
  emit: (event: EventNote) => void;
  /** Adds an entry to the audit log. */
  audit: (entry: AuditNote) => Promise<void>;
}

/** Runs a change in one transaction and publishes an invalidation message with its cache tags when it commits. */
export async function write<Result>(
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<Result>,
): Promise<Result> {
  const tags = new Set<CacheTag>();
  const touched = new TouchedRows();
  const announced = new TouchedRows();
  const events: EventNote[] = [];
  const result = await db.transaction(async (transaction) => {
    const done = await work({
      db: forEditors(transaction),
      actor,
      invalidate: (...added) => added.forEach((tag) => tags.add(tag)),
      touch: (type, ids) => {
        touched.add(type, ids);
        announced.add(type, ids);
      },
      announce: (type, ids) => announced.add(type, ids),
      emit: (event) => events.push(event),
      audit: (entry) => insertAuditEntry(transaction, actor, entry),
    });
    await recordTouched(transaction, actor, touched);
    await recordEvents(transaction, announced, events);
    await publishInvalidation(transaction, tags);
    return done;
  });
  invalidateCaches(tags);
  return result;
}
