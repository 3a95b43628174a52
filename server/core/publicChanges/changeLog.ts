import type { EntityManager } from "typeorm";

const retentionDays = 90;

/** SQL: no transaction has this number yet. */
const nextXid = "pg_snapshot_xmax(pg_current_snapshot())::text::bigint";

/** Begins another log when this one is the copy of another server's, whose transactions have other numbers. */
export async function restartCopiedLog(db: EntityManager): Promise<void> {
  await db.query(
    `WITH copied AS (DELETE FROM public_changes WHERE xid >= ${nextXid} RETURNING 1)
     UPDATE public_change_log SET identity = gen_random_uuid(), pruned_xid = 0, pruned_id = 0
     WHERE EXISTS (SELECT FROM copied) OR pruned_xid >= ${nextXid}`,
  );
}

/** Deletes changes after 90 days, and notes the last one. @returns whether it deleted any. */
export async function deleteOldChanges(db: EntityManager): Promise<boolean> {
  const [, updated]: [unknown, number] = await db.query(
    `WITH old AS (DELETE FROM public_changes WHERE changed_at < now() - make_interval(days => $1) RETURNING xid, id),
     last AS (SELECT xid, id FROM old ORDER BY xid DESC, id DESC LIMIT 1)
     UPDATE public_change_log SET pruned_xid = GREATEST(pruned_xid, last.xid),
       pruned_id = CASE WHEN last.xid >= pruned_xid THEN last.id ELSE pruned_id END FROM last`,
    [retentionDays],
  );
  return updated > 0;
}
