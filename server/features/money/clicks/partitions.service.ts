import type { EntityManager } from "typeorm";
import { lockClickStore } from "./dayCounts.service";

/** A table in partitions by month (UTC), named {table}_YYYY_MM, and {table}_default for rows of other months. */
export interface PartitionedTable {
  table: string;
  /** The column that decides the partition. */
  time: string;
  /** Days for which the months of a table without sample rows are retained; otherwise the setting decides. */
  retentionDays?: number;
}

export const partitionedTables: readonly PartitionedTable[] = [
  { table: "link_clicks", time: "clicked_at" },
  { table: "page_views", time: "viewed_at" },
  // Reports name a sale up to 150 days after its click, and correct it later.
  { table: "click_origins", time: "clicked_at", retentionDays: 400 },
];

/** This month and those after it that have a partition before their first row arrives. */
const monthsAhead = 2;
/** Writers wait in line behind a statement that waits for a lock, so it gives up early. The next run tries again. */
const lockTimeout = "1s";
/** For rows that leave the default partition. */
const moveTimeout = "10min";

type Queries = Pick<EntityManager, "query">;

interface Month {
  partition: string;
  /** First moment, and the first one after it. */
  start: string;
  end: string;
}

const toTime = (month: string): string => `to_char(${month}, 'YYYY-MM-DD"T00:00Z"')`;

/** Returns months without a partition: those that have rows in the default partition, and the given number from `now`. */
const findMissingMonths = (
  db: Queries,
  { table, time }: PartitionedTable,
  now: Date,
  count: number,
): Promise<Month[]> =>
  db.query(
    `SELECT partition, ${toTime("month")} AS start, ${toTime("month + interval '1 month'")} AS end
     FROM (SELECT date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC') + n * interval '1 month' AS month FROM generate_series(0, $2 - 1) n
       UNION SELECT date_trunc('month', ${time} AT TIME ZONE 'UTC') FROM ${table}_default) months,
       LATERAL (SELECT '${table}_' || to_char(month, 'YYYY_MM') AS partition) named
     WHERE to_regclass(partition) IS NULL ORDER BY month`,
    [now, count],
  );

/**
 * Adds partitions for the months whose rows are in the default partition, with those rows, and for `count` months from
 * `now`. Call it in a transaction in which nobody else writes clicks. @returns the names of the new partitions.
 */
export async function addMissingMonths(
  transaction: Queries,
  partitioned: PartitionedTable,
  now = new Date(),
  count = 0,
): Promise<string[]> {
  const { table, time } = partitioned;
  const months = await findMissingMonths(transaction, partitioned, now, count);
  // A reader that planned its query before would miss the rows that move. It waits before it plans.
  if (months.length > 0) await transaction.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  for (const { partition, start, end } of months) {
    await transaction.query(`CREATE TABLE ${partition} (LIKE ${table} INCLUDING DEFAULTS)`);
    await transaction.query(
      `WITH moved AS (DELETE FROM ${table}_default WHERE ${time} >= '${start}' AND ${time} < '${end}' RETURNING *)
       INSERT INTO ${partition} SELECT * FROM moved`,
    );
    // Attaching adds the indexes; CREATE TABLE ... PARTITION OF would refuse months that have rows already.
    await transaction.query(
      `ALTER TABLE ${table} ATTACH PARTITION ${partition} FOR VALUES FROM ('${start}') TO ('${end}')`,
    );
  }
  return months.map(({ partition }) => partition);
}

/** Runs `work` while nobody else writes clicks; it fails rather than to make them wait for a reader. */
const changePartitions = <Result>(db: EntityManager, work: (transaction: EntityManager) => Promise<Result>) =>
  db.transaction(async (transaction) => {
    await lockClickStore(transaction);
    await transaction.query("SELECT set_config('lock_timeout', $1, true), set_config('statement_timeout', $2, true)", [
      lockTimeout,
      moveTimeout,
    ]);
    return work(transaction);
  });

/**
 * Makes the partitions of this month and the next two, and those of months whose rows are in the default partition. Any
 * number of processes may run it at once. @returns the names of the new partitions.
 */
export async function makePartitions(db: EntityManager, now = new Date()): Promise<string[]> {
  const made: string[] = [];
  for (const table of partitionedTables) {
    const count = monthsAhead + 1;
    // Writers need not wait on the days when there is nothing to do.
    if ((await findMissingMonths(db, table, now, count)).length === 0) continue;
    made.push(...(await changePartitions(db, (transaction) => addMissingMonths(transaction, table, now, count))));
  }
  return made;
}

/** Returns the partitions of months that ended by this time, oldest first. */
export async function findPartitionsBefore(db: Queries, { table }: PartitionedTable, time: Date): Promise<string[]> {
  const rows: { name: string }[] = await db.query(
    `SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
     WHERE inhparent = $1::regclass AND relname <> $1 || '_default'
       AND (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') AT TIME ZONE 'UTC' <= $2 ORDER BY 1`,
    [table, time],
  );
  return rows.map(({ name }) => name);
}

/**
 * Drops a table's partition unless it has sample rows. @returns false when it stays: for these, or because a long transaction, such
 * as a backup, is reading the table.
 */
export async function dropPartition(
  db: EntityManager,
  { retentionDays }: PartitionedTable,
  name: string,
): Promise<boolean> {
  try {
    return await changePartitions(db, async (transaction) => {
      const [{ exists }]: { exists: boolean }[] = await transaction.query(
        `SELECT to_regclass($1) IS NOT NULL AS "exists"`,
        [name],
      );
      if (!exists) return false;
      const samples: unknown[] = retentionDays
        ? []
        : await transaction.query(`SELECT FROM ${name} WHERE sample LIMIT 1`);
      if (samples.length === 0) await transaction.query(`DROP TABLE ${name}`);
      return samples.length === 0;
    });
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

const isLockTimeout = (error: unknown): boolean =>
  (error as { driverError?: { code?: string } }).driverError?.code === "55P03";
