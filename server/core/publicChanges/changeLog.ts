import type { EntityManager } from "typeorm";
import { contentKinds, typesWith } from "../kinds/contentKind";
import { hasPublicStatus, today } from "../kinds/publicSql";

const retentionDays = 90;

/** SQL: no transaction has this number yet. */
const nextXid = "pg_snapshot_xmax(pg_current_snapshot())::text::bigint";

const dueRecords = typesWith("change")
  .flatMap((kind) => {
    const { table, date } = contentKinds[kind];
    return date === null
      ? []
      : `SELECT pg_current_xact_id()::text::bigint, '${kind}', record.id FROM ${table} record, log
         WHERE ${hasPublicStatus("record")} AND record.deleted_at IS NULL
           AND ${date("record")} > log.day AND ${date("record")} <= ${today}`;
  })
  .join(" UNION ALL ");

/**
 * Notes the records that became public by their date alone. Begins another log when this one is the copy of another server's, whose
 * transactions have other numbers. @returns the number of notes.
 */
export async function noteDueRecords(db: EntityManager): Promise<number> {
  await db.query(
    `WITH copied AS (DELETE FROM public_changes WHERE xid >= ${nextXid} RETURNING 1)
     UPDATE public_change_log SET identity = gen_random_uuid(), pruned_xid = 0, pruned_id = 0
     WHERE EXISTS (SELECT FROM copied) OR pruned_xid >= ${nextXid}`,
  );
  const rows: { count: number }[] = await db.query(
    `WITH log AS (SELECT day FROM public_change_log WHERE day < ${today} FOR UPDATE),
     noted AS (INSERT INTO public_changes (xid, kind, record_id)
       ${dueRecords} RETURNING 1),
     moved AS (UPDATE public_change_log SET day = ${today} FROM log)
     SELECT count(*)::int AS count FROM noted`,
  );
  return rows[0].count;
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
