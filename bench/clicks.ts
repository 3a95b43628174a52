/**
 * Whether the daily figures equal a direct count, and how long dashboard and analytics take over many clicks:
 *   TEST_DATABASE_URL=postgres://... npm run bench:clicks -- [recorded] [raw]
 * The click recorder stores `recorded` clicks and views (1,000,000 of each). SQL adds the rest up to `raw` (10,000,000).
 * Creates a database and drops it.
 */
import "reflect-metadata";
import { performance } from "node:perf_hooks";
import type { DataSource } from "typeorm";
import { createClickId } from "../server/features/money/clicks/clickId";
import { countClicks, countViews } from "../server/features/money/clicks/dayCounts.service";
import type { DiscountReason } from "../server/features/money/clicks/linkClick.entity";
import { type NewClick, type NewView, storeClicks } from "../server/features/money/clicks/clickStore.service";
import { EarningsBy } from "../server/features/money/earnings/earnings.types";
import { startEditorApi } from "./support/editorApi";
import { withDataSource } from "./support/ownDatabase";

const recorded = Number(process.argv[2] ?? 1_000_000);
const raw = Number(process.argv[3] ?? 10_000_000);
const batch = 500;
const rounds = 10;
const name = `wornby_bench_clicks_${process.pid}`;
const days = 90;

/**
 * Statements: 2,000 outfits with two products each, 2,000 items, 500 articles; sales of the last days; and
 * the tables `targets` of links and `pages`, numbered from 0.
 */
const content = [
  `INSERT INTO celebrities (name, slug) SELECT 'Person ' || n, 'person-' || n FROM generate_series(1, 200) n`,
  `INSERT INTO outfits (title, slug, celebrity_id) SELECT 'Look ' || n, 'look-' || n, (SELECT id FROM celebrities WHERE slug = 'person-' || (1 + n % 200)) FROM generate_series(1, 2000) n`,
  `INSERT INTO affiliate_products (title, outfit_id, retailer) SELECT 'Piece', id, 'Shop ' || (row_number() OVER ()) % 40 FROM outfits, generate_series(1, 2)`,
  `INSERT INTO category_items (title, category_name, retailer) SELECT 'Item ' || n, 'dresses', 'Shop ' || n % 40 FROM generate_series(1, 2000) n`,
  `INSERT INTO blog_posts (title, slug) SELECT 'Article ' || n, 'article-' || n FROM generate_series(1, 500) n`,
  `INSERT INTO conversions (program, transaction_id, occurred_at, amount, currency, retailer)
   SELECT 'Bench', n::text, now() - n % ${days} * interval '1 day', n % 90, 'USD', 'Shop ' || n % 40 FROM generate_series(1, 100000) n`,
  `CREATE TABLE targets AS SELECT row_number() OVER () - 1 AS place, * FROM (
     SELECT 'product' AS type, product.id, outfit_id, celebrity_id, retailer FROM affiliate_products product JOIN outfits ON outfits.id = outfit_id
     UNION ALL SELECT 'item', id, NULL, NULL, retailer FROM category_items
     UNION ALL SELECT 'blogPost', id, NULL, NULL, 'shop.example' FROM blog_posts) target`,
  `CREATE UNIQUE INDEX ON targets (place)`,
  `CREATE TABLE pages AS SELECT row_number() OVER () - 1 AS place, * FROM (
     SELECT '/outfit/' || slug AS path, 'outfit' AS type, id FROM outfits UNION ALL SELECT '/blog/' || slug, 'blogPost', id FROM blog_posts) page`,
  `CREATE UNIQUE INDEX ON pages (place)`,
];

const money = "revenue { currency amount }";
const page = `id title path views clicks ${money}`;

const dashboardQuery = `{ dashboard { outfits { total } affiliateProducts { total } clicks { total change } revenue { amount change } revenueAsOf
  topPosts { ${page} } monthlyStats { month views clicks ${money} } retailerPerformance { retailer clicks ${money} } } }`;

/** All of the screen Analytics. */
const buildAnalyticsQuery = (from: string, to: string): string =>
  `{ analytics(from: "${from}", to: "${to}") { totals { views clicks ${money} } days { day views clicks ${money} }
    topPages { path views }
    discountedClicks { reason number } discountedViews { reason number } } }`;

const traffic = [
  `INSERT INTO link_clicks (clicked_at, target_type, target_id, outfit_id, celebrity_id, retailer, placement, discount_reason, visitor_hash)
   SELECT now() - random() * interval '${days} days', type, id, outfit_id, celebrity_id, retailer, (ARRAY['card', 'buy', ''])[1 + n % 3],
     CASE WHEN n % 5 = 0 THEN 'bot' END, md5(n::text)
   FROM generate_series(1, ${raw - recorded}) n JOIN targets ON place = n::bigint * 7919 % (SELECT count(*) FROM targets)`,
  `INSERT INTO page_views (viewed_at, path, subject_type, subject_id, discount_reason, visitor_hash)
   SELECT now() - random() * interval '${days} days', path, type, id, CASE WHEN n % 9 = 0 THEN 'repeat' END, md5(n::text)
   FROM generate_series(1, ${raw - recorded}) n JOIN pages ON place = n::bigint * 7919 % (SELECT count(*) FROM pages)`,
];

/** Rows on which a direct count and the daily figures differ; four statements that should find none. */
const differences = [
  `SELECT FROM (SELECT (clicked_at AT TIME ZONE 'UTC')::date AS day, COALESCE(discount_reason, '') AS reason, count(*) AS number FROM link_clicks GROUP BY 1, 2) direct
   FULL JOIN (SELECT * FROM traffic_days WHERE kind = 'click') counted USING (day, reason) WHERE direct.number IS DISTINCT FROM counted.number`,
  `SELECT FROM (SELECT (viewed_at AT TIME ZONE 'UTC')::date AS day, COALESCE(discount_reason, '') AS reason, count(*) AS number FROM page_views GROUP BY 1, 2) direct
   FULL JOIN (SELECT * FROM traffic_days WHERE kind = 'view') counted USING (day, reason) WHERE direct.number IS DISTINCT FROM counted.number`,
  `SELECT FROM (SELECT (clicked_at AT TIME ZONE 'UTC')::date AS day, target_id, count(*) AS number FROM link_clicks WHERE discount_reason IS NULL GROUP BY 1, 2) direct
   FULL JOIN (SELECT day, target_id, sum(clicks) AS number FROM click_days GROUP BY 1, 2) counted USING (day, target_id) WHERE direct.number IS DISTINCT FROM counted.number`,
  `SELECT FROM (SELECT (viewed_at AT TIME ZONE 'UTC')::date AS day, path, count(*) AS number FROM page_views WHERE discount_reason IS NULL GROUP BY 1, 2) direct
   FULL JOIN (SELECT day, path, sum(views) AS number FROM view_days GROUP BY 1, 2) counted USING (day, path) WHERE direct.number IS DISTINCT FROM counted.number`,
];

const figures = `clicks orders conversionRate money { currency approved paid pending declined sales } approved { amount } pending { amount } epc { amount }`;

/** The screen Earnings. */
const buildEarningsQuery = (by: string, from: string, to: string): string =>
  `{ earnings(by: ${by}, from: "${from}", to: "${to}", first: 100) { rowCount total { ${figures} }
    rows { key name path ${figures} before { ${figures} } } } }`;

const reasons: (DiscountReason | null)[] = [null, null, null, "bot", "head"];
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const operations = {
  dashboard: dashboardQuery,
  "analytics of 30 days": buildAnalyticsQuery(day(29), day(0)),
  "analytics of 90 days": buildAnalyticsQuery(day(days - 1), day(0)),
  ...Object.fromEntries(
    Object.keys(EarningsBy).map((by) => [
      `earnings of 30 days by ${by.toLowerCase()}`,
      buildEarningsQuery(by, day(29), day(0)),
    ]),
  ),
};

interface Target {
  type: NewClick["targetType"];
  id: string;
  outfit_id: string | null;
  celebrity_id: string | null;
  retailer: string;
}
interface Page {
  path: string;
  type: NewView["subjectType"];
  id: string;
}

const began = Date.now();
/** Every fourth repeats the one before it; all of them are spread over the days. */
const originalNumber = (number: number): number => (number % 4 === 3 ? number - 1 : number);
const clickTime = (number: number): Date =>
  new Date(began - Math.floor(((recorded - number) / recorded) * days * 86_400_000));

function buildClick(number: number, targets: readonly Target[]): NewClick {
  const {
    type,
    id,
    outfit_id: outfitId,
    celebrity_id: celebrityId,
    retailer,
  } = targets[(number * 31) % targets.length];
  const discountReason = reasons[number % reasons.length];
  const target = { targetType: type, targetId: id, linkKey: type === "blogPost" ? `key-${number % 3}` : "" };
  const place = { outfitId, celebrityId, retailer, programId: null, page: "/shop", placement: "card", campaign: "" };
  const visitorHash = discountReason ? "" : `visitor-${number}`;
  const clickId = discountReason ? null : createClickId();
  return { ...target, ...place, clickId, clickedAt: clickTime(number), discountReason, visitorHash };
}

function buildView(number: number, pages: readonly Page[]): NewView {
  const { path, type, id } = pages[(number * 31) % pages.length];
  const discountReason = reasons[number % reasons.length];
  const visitorHash = discountReason ? "" : `visitor-${number}`;
  return { path, subjectType: type, subjectId: id, viewedAt: clickTime(number), discountReason, visitorHash };
}

/** The recorder's own statements, batch by batch. */
async function record({ manager }: DataSource): Promise<void> {
  const targets: Target[] = await manager.query("SELECT * FROM targets ORDER BY place");
  const pages: Page[] = await manager.query("SELECT * FROM pages ORDER BY place");
  const start = performance.now();
  for (let at = 0; at < recorded; at += batch) {
    const numbers = Array.from({ length: Math.min(batch, recorded - at) }, (_, n) => originalNumber(at + n));
    const clicks = numbers.map((number) => buildClick(number, targets));
    await storeClicks(
      manager,
      clicks,
      numbers.map((number) => buildView(number, pages)),
    );
  }
  const took = (performance.now() - start) / 1_000;
  console.log(
    `${recorded} clicks and as many views recorded in ${took.toFixed(0)} s, ${Math.round((2 * recorded) / took)} a second`,
  );
}

async function tellDifferences(dataSource: DataSource): Promise<void> {
  const found: number[] = [];
  for (const statement of differences) {
    const rows: unknown[] = await dataSource.query(statement);
    found.push(rows.length);
  }
  const [{ clicks, views }]: { clicks: string; views: string }[] = await dataSource.query(
    "SELECT (SELECT count(*) FROM link_clicks) AS clicks, (SELECT count(*) FROM page_views) AS views",
  );
  console.log(
    `${clicks} clicks and ${views} views: ${found.join(", ")} differences between direct counts and daily figures`,
  );
}

async function tellTimes(dataSource: DataSource): Promise<void> {
  const api = await startEditorApi(dataSource);
  for (const [operation, query] of Object.entries(operations)) {
    const times: number[] = [];
    for (let round = -2; round < rounds; round++) {
      const began = performance.now();
      await api.run(query);
      if (round >= 0) times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    console.log(
      `${operation}: median ${times[rounds / 2].toFixed(0)} ms, p95 ${times[Math.floor(rounds * 0.95)].toFixed(0)} ms`,
    );
  }
  await api.stop();
}

async function measure(dataSource: DataSource): Promise<void> {
  const slowly = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await dataSource.query(`SET statement_timeout = 0; ${statement}`);
  };
  await record(dataSource);
  await tellDifferences(dataSource);
  await slowly(traffic);
  await slowly([
    "TRUNCATE traffic_days, click_days, view_days",
    ...countClicks("link_clicks"),
    ...countViews("page_views"),
  ]);
  await slowly(["ANALYZE"]);
  await tellDifferences(dataSource);
  const [sizes]: { clicks: string; views: string }[] = await dataSource.query(
    "SELECT (SELECT count(*) FROM click_days) AS clicks, (SELECT count(*) FROM view_days) AS views",
  );
  console.log(`daily figures: ${sizes.clicks} rows of clicks, ${sizes.views} of views`);
  await tellTimes(dataSource);
}

withDataSource(name, { settings: ["synchronous_commit = off"], statements: content, poolSize: 1 }, measure).catch(
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
