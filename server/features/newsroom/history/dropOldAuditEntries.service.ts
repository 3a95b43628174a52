import type { EntityManager } from "typeorm";

/** Rows per statement, so that locks are short. */
const batchSize = 5_000;

/** How to undo a change is of use for a day. */
const dropOldUndo = "UPDATE audit_log SET undo = NULL WHERE undo IS NOT NULL AND created_at < now() - interval '1 day'";

/**
 * Deletes entries older than the given number of days. Entries about sample data are never deleted, because demo mode
 * uses them to avoid importing it again. Entries older than a day lose their undo. @returns the number of deleted entries.
 */
export async function deleteOldAuditEntries(db: EntityManager, days: number, end?: AbortSignal): Promise<number> {
  if (!end?.aborted) await db.query(dropOldUndo);
  let dropped = 0;
  for (let rows = batchSize; rows === batchSize && !end?.aborted; dropped += rows) {
    const [, affected]: [unknown, number] = await db.query(
      `DELETE FROM audit_log WHERE id IN (
         SELECT id FROM audit_log WHERE created_at < now() - make_interval(days => $1) AND entity_type <> 'sampleData'
         ORDER BY created_at, id LIMIT ${batchSize}
       )`,
      [days],
    );
    rows = affected;
  }
  return dropped;
}
