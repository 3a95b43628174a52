import type { EntityManager } from "typeorm";

/** Revisions per statement, so that locks are short. */
const batchSize = 1_000;

/**
 * Deletes revisions that are older than the settings say and not among the newest of their row. The newest one, which
 * is the state of the row, always stays, and so does one that waits to be published. @returns the number of deleted revisions.
 */
export async function pruneRevisions(db: EntityManager, end?: AbortSignal): Promise<number> {
  let pruned = 0;
  for (let rows = batchSize; rows === batchSize && !end?.aborted; pruned += rows) {
    const [, affected]: [unknown, number] = await db.query(
      `DELETE FROM revisions WHERE id IN (
         SELECT old.id FROM revisions old CROSS JOIN settings
         WHERE old.created_at < now() - make_interval(days => settings.revision_days)
           AND NOT EXISTS (SELECT FROM release_rows WHERE revision_id = old.id AND is_pending)
           AND (SELECT count(*) FROM (SELECT FROM revisions newer WHERE newer.row_id = old.row_id AND newer.id > old.id
                LIMIT settings.revision_limit) counted) >= settings.revision_limit
         ORDER BY old.created_at LIMIT ${batchSize})`,
    );
    rows = affected;
  }
  return pruned;
}
