/** Clicks and views of whole months, straight into their partitions, with the daily figures and a direct count. */
import type { DataSource } from "typeorm";
import { countClicks, countViews } from "../../server/features/clicks/dayCounts.service";

/** A calendar month in UTC. */
export interface Month {
  /** YYYY_MM */
  name: string;
  /** First and last day, YYYY-MM-DD, and the first one after it. */
  from: string;
  to: string;
  end: string;
}

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the month that is `ago` months before the current one. */
export function monthBefore(ago: number, now = new Date()): Month {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - ago];
  const [start, end] = [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
  return { name: toDay(start).slice(0, 7).replace("-", "_"), from: toDay(start), to: toDay(end - 1), end: toDay(end) };
}

/** Runs statements however long they take, with memory to group many rows. */
export async function runSlowly(dataSource: DataSource, statements: readonly string[]): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query("SET statement_timeout = 0");
    await runner.query("SET work_mem = '512MB'");
    await runner.query("SET maintenance_work_mem = '1GB'");
    for (const statement of statements) await runner.query(statement);
  } finally {
    await runner.query("RESET ALL");
    await runner.release();
  }
}

/** Time and target of the nth row. Some targets are clicked more than others, each one every day. */
const nth = (targets: string): string => `
  place = floor(power((n::bigint * 7919 % 1000003) / 1000003::float8, 1.5) * (SELECT count(*) FROM ${targets}))::bigint`;

/** Three of seven rows do not count, and have no hash, as the click recorder stores them. */
const reason = "CASE n % 7 WHEN 0 THEN 'bot' WHEN 1 THEN 'bot' WHEN 2 THEN 'repeat' END";
const hash = "CASE WHEN n % 7 > 2 THEN left(md5(n::text), 22) ELSE '' END";
const time = ({ from, end }: Month, rows: number): string =>
  `timestamptz '${from} 00:00Z' + (n - first - 0.5) * (timestamptz '${end} 00:00Z' - timestamptz '${from} 00:00Z') / ${rows}`;

/** Unlogged and without indexes until it is filled, which saves writing the rows three times. */
function fillPartition(table: string, month: Month, insert: string): string[] {
  const partition = `${table}_${month.name}`;
  return [
    `DROP TABLE IF EXISTS ${partition}`,
    `CREATE UNLOGGED TABLE ${partition} (LIKE ${table} INCLUDING DEFAULTS)`,
    `INSERT INTO ${partition} ${insert}`,
    `ALTER TABLE ${table} ATTACH PARTITION ${partition} FOR VALUES FROM ('${month.from} 00:00Z') TO ('${month.end} 00:00Z')`,
  ];
}

/** Fills a month that starts after `first` rows with clicks and views. */
export const fillMonth = (month: Month, first: number, clicks: number, views: number): string[] => [
  ...fillPartition(
    "link_clicks",
    month,
    `(id, clicked_at, target_type, target_id, outfit_id, celebrity_id, retailer, discount_reason, visitor_hash)
     SELECT n, ${time(month, clicks)}, type, id, outfit_id, celebrity_id, retailer, ${reason}, ${hash}
     FROM (SELECT ${first}::bigint AS first) start, generate_series(first + 1, first + ${clicks}) n JOIN targets ON ${nth("targets")}`,
  ),
  ...fillPartition(
    "page_views",
    month,
    `(id, viewed_at, path, subject_type, subject_id, discount_reason, visitor_hash)
     SELECT n, ${time(month, views)}, path, type, id, ${reason}, ${hash}
     FROM (SELECT ${first}::bigint AS first) start, generate_series(first + 1, first + ${views}) n JOIN pages ON ${nth("pages")}`,
  ),
  ...countClicks(`link_clicks_${month.name}`),
  ...countViews(`page_views_${month.name}`),
];

/** Counts the single rows of a month once, independently of the daily figures, into tables that the reports are compared with. */
export const countDirectly = ({ from, end }: Month): string[] => [
  `CREATE TABLE direct_clicks AS
   SELECT (clicked_at AT TIME ZONE 'UTC')::date AS day, discount_reason AS reason, target_type, target_id, outfit_id, retailer, count(*) AS number
   FROM link_clicks WHERE clicked_at >= '${from} 00:00Z' AND clicked_at < '${end} 00:00Z' GROUP BY 1, 2, 3, 4, 5, 6`,
  `CREATE TABLE direct_views AS
   SELECT (viewed_at AT TIME ZONE 'UTC')::date AS day, discount_reason AS reason, subject_type, subject_id, count(*) AS number
   FROM page_views WHERE viewed_at >= '${from} 00:00Z' AND viewed_at < '${end} 00:00Z' GROUP BY 1, 2, 3, 4`,
];
