import type { EntityManager } from "typeorm";
import { countSampleTraffic, lockClickStore } from "../clicks/dayCounts.service";
import type { SampleArticle } from "./sampleData.types";
import { sampleId } from "./sampleRows";

/** The specification's figures: five top posts, January to June, four retailers including "Other". */
const monthlyViews = [310, 360, 420, 470, 540, 620];
const topPostCount = 5;
const postShares = [0.32, 0.25, 0.19, 0.14, 0.1];
const retailers = ["Maison Verre", "Northloom", "Velvet Row", "Other"];
const retailerShares = [0.4, 0.28, 0.2, 0.12];
const clicksPerView = 0.09;
const salesPerClick = 0.12;

/** Returns the year of the last complete January to June. */
const seasonYear = (now: Date): number => (now.getUTCMonth() >= 6 ? now.getUTCFullYear() : now.getUTCFullYear() - 1);

/** Returns one line per post and month, and per retailer where needed; PostgreSQL expands them to rows. */
function plan(articles: readonly SampleArticle[], now: Date) {
  const year = seasonYear(now);
  const topPosts = [...articles].sort((one, other) => one.slug.localeCompare(other.slug)).slice(0, topPostCount);
  return topPosts.flatMap((post, place) =>
    monthlyViews.map((views, month) => {
      const viewed = Math.round(views * postShares[place]);
      return {
        post: sampleId("post", post.slug),
        path: `/blog/${post.slug}`,
        month: new Date(Date.UTC(year, month, 1)).toISOString(),
        views: viewed,
        clicks: retailers.map((retailer, at) => ({
          retailer,
          number: Math.round(viewed * clicksPerView * retailerShares[at] + 0.3),
        })),
      };
    }),
  );
}

/** Returns the time of the nth of `number` events in a month: spread over all days, with different times per line. */
const spread = (number: string, line: string): string =>
  `month + (month + interval '1 month' - month) * ((n - 1 + (abs(hashtext(${line})::bigint) % 1000) / 1000.0) / ${number})`;

/** Inserts views, clicks and imported conversions for the dashboard, unless they exist. */
export async function insertSampleTraffic(
  db: EntityManager,
  articles: readonly SampleArticle[],
  now = new Date(),
): Promise<void> {
  const [{ present }]: { present: boolean }[] = await db.query(
    "SELECT EXISTS (SELECT FROM page_views WHERE sample) AS present",
  );
  if (present) return;
  await lockClickStore(db);
  const lines = plan(articles, now);
  await db.query(
    `INSERT INTO page_views (viewed_at, path, subject_type, subject_id, visitor_hash, sample)
     SELECT ${spread("views", "post::text")}, path, 'blogPost', post, md5(post || path || n), TRUE
     FROM json_to_recordset($1) AS line (post uuid, path text, month timestamptz, views int), generate_series(1, views) AS n`,
    [JSON.stringify(lines)],
  );
  const clicks = lines.flatMap(({ post, path, month, clicks: byRetailer }) =>
    byRetailer.map(({ retailer, number }) => ({ post, path, month, retailer, number })),
  );
  await db.query(
    `INSERT INTO link_clicks (clicked_at, target_type, target_id, retailer, page, placement, visitor_hash, sample)
     SELECT ${spread("number", "post::text || retailer")}, 'blogPost', post, retailer, path, 'article', md5(post || retailer || n), TRUE
     FROM json_to_recordset($1) AS line (post uuid, path text, month timestamptz, retailer text, number int), generate_series(1, number) AS n`,
    [JSON.stringify(clicks)],
  );
  const sales = clicks.map((line, place) => ({
    ...line,
    number: Math.floor(line.number * salesPerClick + ((place * 7) % 10) / 10),
    amount: 6.4 + ((place * 13) % 23) * 0.85,
  }));
  await db.query(
    `INSERT INTO conversions (program, transaction_id, occurred_at, retailer, subject_type, subject_id, amount, currency, sample)
     SELECT 'Sample', 'sample-' || md5(post || retailer || month || n), month + n * interval '9 days', retailer, 'blogPost', post, amount, 'USD', TRUE
     FROM json_to_recordset($1) AS line (post uuid, month timestamptz, retailer text, number int, amount numeric), generate_series(1, number) AS n
     ON CONFLICT (program, transaction_id) DO NOTHING`,
    [JSON.stringify(sales)],
  );
  await countSampleTraffic(db, "+");
  await db.query(
    "INSERT INTO conversion_imports (program, created, sample) SELECT 'Sample', count(*), TRUE FROM conversions WHERE sample",
  );
}
