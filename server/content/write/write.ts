import { invalidateCaches } from "../../shared/cache/invalidation";
import type { EntityManager } from "typeorm";
import { type AuditNote, insertAuditEntry } from "../audit/audit";
import type { Actor } from "../../shared/graphql/context";
import { forEditors } from "../../shared/read/audience";
import type { CacheTag } from "../../shared/cache/cacheTag";
import { publishInvalidation } from "../../shared/cache/publishInvalidation";

/** A change on its way: everything in it stands or falls together. */
export interface Write {
  /** The transaction's own manager, the only one that may be used inside. */
  db: EntityManager;
  /** Null for commands on the server. */
  actor: Actor | null;
  invalidate: (...tags: CacheTag[]) => void;
  /** Notes what was done in the audit log. */
  audit: (entry: AuditNote) => Promise<void>;
}

/** Runs a change in one transaction and, when that is committed, tells whoever keeps answers made from what it touched. */
export async function write<Result>(
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<Result>,
): Promise<Result> {
  const tags = new Set<CacheTag>();
  const result = await db.transaction(async (transaction) => {
    const done = await work({
      db: forEditors(transaction),
      actor,
      invalidate: (...touched) => touched.forEach((tag) => tags.add(tag)),
      audit: (entry) => insertAuditEntry(transaction, actor, entry),
    });
    await publishInvalidation(transaction, tags);
    return done;
  });
  invalidateCaches(tags);
  return result;
}
