import type { EntityManager } from "typeorm";
import { getSettings } from "../settings/settings.service";
import { toUtcDay } from "../../shared/time/dateRange";
import { deleteOldSalts } from "./visitorSalt.service";

/** Rows of one statement, so that nobody else waits long. */
const batchSize = 5_000;
const raw = [
  { table: "link_clicks", time: "clicked_at" },
  { table: "page_views", time: "viewed_at" },
];

/**
 * Deletes single clicks and views that are older than the settings say; the daily figures keep them. Those of the sample
 * stay, because they are counted when the sample is removed.
 * The salts of former days go too, should nobody have come since. @returns how many clicks and views there were.
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
