import type { EntityManager } from "typeorm";

/** Rows of one statement, so that nobody else waits long. */
const batchSize = 5_000;

/**
 * Deletes what was noted more than so many days ago. That sample data was imported or removed is never forgotten: by that the
 * demo mode knows that it is not to be imported again. @returns how many entries there were.
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
