import type { EntityManager } from "typeorm";
import { getSettings } from "../../site/settings/settings.service";
import { toUtcDay } from "../../../core/time/dateRange";
import { dropPartition, findPartitionsBefore, type PartitionedTable, partitionedTables } from "./partitions.service";
import { deleteOldSalts } from "./visitorSalt.service";

/** Rows per statement, so that locks are short. */
const batchSize = 5_000;
const day = 86_400_000;

/** What a run removed. */
interface Removed {
  /** Names of the partitions that were dropped with all their rows. */
  partitions: string[];
  /** Clicks and views that were deleted one by one. */
  rows: number;
}

/** The bounds of the outer statement spare it the partitions of later months. */
const deleteBatch = ({ table, time }: PartitionedTable): string =>
  `DELETE FROM ${table} WHERE ${time} < $1 AND (${time}, id) IN (
     SELECT ${time}, id FROM ${table} WHERE ${time} < $1 AND NOT sample ORDER BY ${time} LIMIT ${batchSize}
   )`;

/**
 * Removes clicks and views that are older than the retention period; the daily figures retain the counts. Months that are
 * wholly older are dropped; the rest is deleted, so that no row stays longer than promised. Sample rows remain, because
 * removing the sample subtracts them. Tables with their own retention lose whole months only. Also deletes the salts
 * of former days.
 */
export async function deleteOldClicks(db: EntityManager, end?: AbortSignal, now = new Date()): Promise<Removed> {
  const { clickRetentionDays } = await getSettings(db);
  await deleteOldSalts(db, toUtcDay(now));
  const removed: Removed = { partitions: [], rows: 0 };
  for (const table of partitionedTables) {
    const oldest = new Date(now.getTime() - (table.retentionDays ?? clickRetentionDays) * day);
    for (const partition of await findPartitionsBefore(db, table, oldest)) {
      if (!end?.aborted && (await dropPartition(db, table, partition))) removed.partitions.push(partition);
    }
    if (table.retentionDays) continue;
    for (let rows = batchSize; rows === batchSize && !end?.aborted; removed.rows += rows) {
      const [, affected]: [unknown, number] = await db.query(deleteBatch(table), [oldest]);
      rows = affected;
    }
  }
  return removed;
}
