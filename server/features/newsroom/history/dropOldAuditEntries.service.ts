import type { EntityManager } from "typeorm";

/** Rows per statement, so that locks are short. */
const batchSize = 5_000;

/**
 * Deletes entries older than the given number of days. Entries about sample data are never deleted, because demo mode
 * uses them to avoid importing it again. @returns the number of deleted entries.
 */
export async function deleteOldAuditEntries(db: EntityManager, days: number, end?: AbortSignal): Promise<number> {
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
