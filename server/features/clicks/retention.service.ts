import type { EntityManager } from "typeorm";
import { getSettings } from "../settings/settings.service";
import { toUtcDay } from "../../shared/time/dateRange";
import { deleteOldSalts } from "./visitorSalt.service";

/** Rows per statement, so that locks are short. */
const batchSize = 5_000;
const raw = [
  { table: "link_clicks", time: "clicked_at" },
  { table: "page_views", time: "viewed_at" },
];

/**
 * Deletes clicks and views that are older than the retention period; the daily figures retain the counts. Sample rows
 * remain, because removing the sample subtracts them. Also deletes the salts of former days. @returns the number of
 * deleted clicks and views.
 */
export async function deleteOldClicks(db: EntityManager, end?: AbortSignal, now = new Date()): Promise<number> {
  const { clickRetentionDays } = await getSettings(db);
  await deleteOldSalts(db, toUtcDay(now));
  let dropped = 0;
  for (const { table, time } of raw) {
    for (let rows = batchSize; rows === batchSize && !end?.aborted; dropped += rows) {
      const [, affected]: [unknown, number] = await db.query(
        `DELETE FROM ${table} WHERE id IN (
           SELECT id FROM ${table} WHERE ${time} < $1::timestamptz - $2 * interval '1 day' AND NOT sample ORDER BY ${time} LIMIT ${batchSize}
         )`,
        [now, clickRetentionDays],
      );
      rows = affected;
    }
  }
  return dropped;
}
