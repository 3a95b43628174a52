/**
 * Reports of one month over many clicks, and what partitions cost:
 *   TEST_DATABASE_URL=postgres://... npm run bench:reports -- [--clicks 2000000] [--scale 1] [--fill NAME | --measure NAME]
 * Fills the three months before this one with `clicks`, a tenth as many views, and their daily figures; times every report of
 * the last of these months through the API and compares it with a direct count; then times making, filling, emptying and dropping
 * of partitions. `scale` multiplies the 8,500 links and pages. Creates a database and drops it. With many clicks, --fill leaves a
 * database of this name, and --measure measures and drops it.
 */
import "reflect-metadata";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { createDataSource } from "../server/database/dataSource";
import { makePartitions } from "../server/features/clicks/partitions.service";
import { deleteOldClicks } from "../server/features/clicks/retention.service";
import { analyticsFields, buildAnalyticsQuery, buildClickContent, dashboardQuery } from "./support/clickContent";
import { findDifferences } from "./support/compareReports";
import { type EditorApi, startEditorApi } from "./support/editorApi";
import { countDirectly, fillMonth, type Month, monthBefore, runSlowly } from "./support/fillMonths";
import { buildDatabaseUrl, createDatabase, dropDatabase, fillDatabase } from "./support/ownDatabase";

const { values: options } = parseArgs({
  options: {
    clicks: { type: "string", default: "2000000" },
    scale: { type: "string", default: "1" },
    fill: { type: "string" },
    measure: { type: "string" },
  },
});
const monthCount = 3;
const clicksPerMonth = Math.ceil(Number(options.clicks) / monthCount);
const viewsPerMonth = Math.ceil(clicksPerMonth / 10);
const rounds = 10;
const database = options.fill ?? options.measure ?? `wornby_bench_reports_${process.pid}`;
const months = Array.from({ length: monthCount }, (_, at) => monthBefore(monthCount - at));
const [oldest, next] = months;
const last = months[monthCount - 1];

async function timed<Result>(work: () => Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1_000 };
}

async function fill(dataSource: DataSource): Promise<void> {
  for (const [at, month] of months.entries()) {
    const { seconds } = await timed(() =>
      runSlowly(dataSource, fillMonth(month, at * clicksPerMonth, clicksPerMonth, viewsPerMonth)),
    );
    console.log(`${month.name}: ${clicksPerMonth} clicks and ${viewsPerMonth} views in ${seconds.toFixed(0)} s`);
  }
  const { seconds } = await timed(() =>
    runSlowly(dataSource, [...countDirectly(last), "ANALYZE", "VACUUM click_days, view_days, traffic_days"]),
  );
  console.log(`direct count of ${last.name}: ${seconds.toFixed(0)} s`);
  const sizes: { name: string; size: string }[] = await dataSource.query(
    `SELECT relname AS name, pg_size_pretty(pg_total_relation_size(oid)) AS size FROM pg_class
     WHERE relkind = 'r' AND relname ~ '^(link_clicks_${last.name}|page_views_${last.name}|(click|view|traffic)_days)$' ORDER BY 1`,
  );
  for (const { name, size } of sizes) console.log(`${name}: ${size}`);
}

async function tellTimes(api: EditorApi): Promise<void> {
  const fields = Object.entries(analyticsFields).map(([name, field]) => [
    name,
    buildAnalyticsQuery(last.from, last.to, field),
  ]);
  const operations = [
    ...fields,
    ["all of analytics", buildAnalyticsQuery(last.from, last.to)],
    ["dashboard", dashboardQuery],
  ];
  for (const [name, query] of operations) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push((await timed(() => api.run(query))).seconds * 1_000);
    const [first] = times;
    times.sort((one, other) => one - other);
    const [median, slowest] = [times[rounds / 2], times[rounds - 1]];
    console.log(
      `${name}: first ${first.toFixed(0)} ms, median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
    );
  }
}

async function tellExactness(dataSource: DataSource, api: EditorApi, month: Month): Promise<void> {
  const { analytics } = await api.run(buildAnalyticsQuery(month.from, month.to));
  const found = await findDifferences(dataSource, analytics as Record<string, unknown>);
  console.log(`differences between reports and a direct count: ${JSON.stringify(found)}`);
  const [totals]: { stored: string; counted: string }[] = await dataSource.query(
    `SELECT (SELECT sum(reltuples)::bigint FROM pg_class WHERE relname LIKE 'link\\_clicks\\_20__\\___') AS stored,
       (SELECT sum(number) FROM traffic_days WHERE kind = 'click') AS counted`,
  );
  console.log(`${totals.counted} clicks in the daily figures, about ${totals.stored} single rows`);
}

/** One row a moment of a month that has no partition. */
const strays = 100_000;
const strayMonth = monthBefore(-12);

async function tellPartitions(dataSource: DataSource): Promise<void> {
  const db = dataSource.manager;
  await makePartitions(db);
  const ahead = await timed(() => makePartitions(db, new Date(`${monthBefore(-3).from}T00:00Z`)));
  console.log(`${ahead.result.length} partitions made in ${ahead.seconds.toFixed(2)} s`);
  const insert = `INSERT INTO link_clicks (clicked_at, target_type, target_id, visitor_hash)
    SELECT timestamptz '${strayMonth.from} 00:00Z' + n * interval '1 second', 'item', gen_random_uuid(), md5(n::text) FROM generate_series(1, ${strays}) n`;
  await runSlowly(dataSource, [insert]);
  const moved = await timed(() => makePartitions(db));
  console.log(
    `${strays} clicks of a month without a partition moved to ${moved.result.join()} in ${moved.seconds.toFixed(2)} s`,
  );
  await db.query("UPDATE settings SET click_retention_days = 1");
  const lengthOfMonth = Date.parse(next.from) - Date.parse(oldest.from);
  // Half a million clicks and their views are too old, of a month that is not.
  const share = Math.min(500_000 / clicksPerMonth, 0.5);
  const time = Date.parse(oldest.from) + 86_400_000 + lengthOfMonth * share;
  const deleted = await timed(() => deleteOldClicks(db, undefined, new Date(time)));
  console.log(
    `${deleted.result.rows} rows deleted in ${deleted.seconds.toFixed(1)} s, ${Math.round(deleted.result.rows / deleted.seconds)} a second`,
  );
  const dropped = await timed(() => deleteOldClicks(db, undefined, new Date(Date.parse(next.from) + 86_400_000)));
  console.log(
    `${dropped.result.partitions.join(", ")} dropped in ${dropped.seconds.toFixed(2)} s, ${dropped.result.rows} rows deleted`,
  );
}

async function measure(dataSource: DataSource): Promise<void> {
  const api = await startEditorApi(dataSource);
  await tellTimes(api);
  await tellExactness(dataSource, api, last);
  await api.stop();
  await tellPartitions(dataSource);
}

async function connected(work: (dataSource: DataSource) => Promise<void>): Promise<void> {
  const dataSource = createDataSource({ url: buildDatabaseUrl(database), poolSize: 10 });
  await dataSource.initialize();
  await work(dataSource).finally(() => dataSource.destroy());
}

async function create(): Promise<void> {
  await createDatabase(database, ["synchronous_commit = off"]);
  await fillDatabase(database, buildClickContent(90, Number(options.scale)));
  await connected(fill);
}

/** A database with a given name stays when something fails, because it took long to fill. */
async function run(): Promise<void> {
  if (options.fill) return create();
  try {
    if (!options.measure) await create();
    await connected(measure);
  } catch (error) {
    if (!options.measure) await dropDatabase(database);
    throw error;
  }
  await dropDatabase(database);
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
