import type { EntityManager } from "typeorm";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { invalidateCaches } from "../cache/invalidation";
import { type AuditNote, insertAuditEntry } from "../audit/audit";
import { type EventNote, recordEvents } from "../publicChanges/recordEvents";
import type { ContentType } from "../kinds/contentKind";
import { recordTouched, TouchedRows } from "../revisions/recordRevisions";
import type { Actor } from "../graphql/context";
import { forEditors } from "../read/audience";
import type { CacheTag } from "../cache/cacheTag";
import { publishInvalidation } from "../cache/publishInvalidation";
import { isSilent } from "./silentWrites";

@ObjectType({ description: "Result of a change to one or many rows, or of its dry run." })
export class Change {
  @Field(() => Int, { description: "Number of selected rows." }) matched: number;
  @Field(() => Int, { description: "Number of changed rows; in a dry run, of rows that would change." })
  changed: number;
  @Field(() => ID, {
    nullable: true,
    description: "Id for undo within a day; null when nothing changed and in a dry run.",
  })
  undoId: string | null;
  @Field(() => ID, {
    nullable: true,
    description: "Where the next batch starts; null after the last one, and for a change without batches.",
  })
  next?: string | null;
}

/** A change in progress: it commits or rolls back as a whole. */
export interface Write {
  /** The transaction's manager, the only one to use inside. */
  db: EntityManager;
  /** Null for commands on the server. */
  actor: Actor | null;
  invalidate: (...tags: CacheTag[]) => void;
  /** Records, at the end of the change, a revision and an event of each row that it has written. */
  recordRows: (type: ContentType, ids: Iterable<string>) => void;
  /** Records another event for webhooks. */
  recordEvent: (event: EventNote) => void;
  /** Adds an entry to the audit log. Returns the id for its undo; null without one, and for commands on the server. */
  audit: (entry: AuditNote) => Promise<string | null>;
}

/** Runs a change of which nothing remains but its rows, until they are rolled back. */
const writeSilently = <Result>(
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<Result>,
): Promise<Result> =>
  db.transaction((transaction) => work({ ...silentWrite(transaction), db: forEditors(transaction), actor }));

/** A change that invalidates and records nothing, because it is rolled back. */
export const silentWrite = (db: EntityManager): Write => ({
  db,
  actor: null,
  invalidate: () => undefined,
  recordRows: () => undefined,
  recordEvent: () => undefined,
  audit: () => Promise.resolve(null),
});

/** A part of a change that has its own entry in the audit log: it adds none. */
export const withoutEntry = (change: Write): Write => ({ ...change, audit: () => Promise.resolve(null) });

/**
 * Runs a change in one transaction and publishes an invalidation message with its cache tags when it commits. With a
 * silent manager, it does neither.
 */
export async function write<Result>(
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<Result>,
): Promise<Result> {
  if (isSilent(db)) return writeSilently(db, actor, work);
  const tags = new Set<CacheTag>();
  const touched = new TouchedRows();
  const events: EventNote[] = [];
  const result = await db.transaction(async (transaction) => {
    const done = await work({
      db: forEditors(transaction),
      actor,
      invalidate: (...added) => added.forEach((tag) => tags.add(tag)),
      recordRows: (type, ids) => touched.add(type, ids),
      recordEvent: (event) => events.push(event),
      audit: (entry) => insertAuditEntry(transaction, actor, entry),
    });
    await recordTouched(transaction, actor, touched);
    await recordEvents(transaction, touched, events);
    await publishInvalidation(transaction, tags);
    return done;
  });
  invalidateCaches(tags);
  return result;
}
