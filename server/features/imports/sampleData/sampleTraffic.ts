import type { EntityManager } from "typeorm";
import { paths } from "../../../../site/addresses";
import { toUtcDay } from "../../../core/time/dateRange";
import { countSampleTraffic, lockClickStore } from "../../money/clicks/dayCounts.service";
import { listOutfits, productId } from "./sampleRows";
import { sampleId } from "./sampleId";
import type { SampleContent } from "./sampleData.types";

/** The specification's figures: five top posts, six months, four retailers including "Other". */
const months = 6;
const postViews = [870, 680, 520, 380, 270];
const postClicks = [86, 70, 54, 40, 30];
const retailerShares = { "Maison Verre": 0.4, Northloom: 0.28, "Velvet Row": 0.2, Other: 0.12 };
const outfitViews = [640, 520, 430, 350, 280, 220, 170, 120];
/** Clicks on the first, second and third product of an outfit. */
const clicksPerView = [0.1, 0.06, 0.03];
const salesPerClick = 0.12;

const isNamedRetailer = (name: string): boolean => name !== "Other" && name in retailerShares;

interface Clicks {
  target_type: "product" | "blogPost";
  target_id: string;
  outfit_id: string | null;
  celebrity_id: string | null;
  retailer: string;
  page: string;
  placement: "card" | "article";
  number: number;
}

interface Views {
  type: "outfit" | "blogPost";
  id: string;
  path: string;
  number: number;
}

interface Traffic {
  views: Views[];
  clicks: Clicks[];
}

const bySlug = (one: { slug: string }, other: { slug: string }): number => one.slug.localeCompare(other.slug);

/** Posts that were published before the first day, and the links in them. */
function planPosts(content: SampleContent, firstDay: string): Traffic {
  const posts = [...content.articles].sort(bySlug).filter(({ date }) => date < firstDay);
  const top = posts
    .slice(0, postViews.length)
    .map(({ slug }) => ({ id: sampleId("post", slug), path: paths.blogPost(slug) }));
  return {
    views: top.map((post, at) => ({ ...post, type: "blogPost", number: postViews[at] })),
    clicks: top.flatMap(({ id, path }, at) =>
      Object.entries(retailerShares).map(([retailer, share]) => ({
        target_type: "blogPost",
        target_id: id,
        outfit_id: null,
        celebrity_id: null,
        retailer,
        page: path,
        placement: "article",
        number: Math.round(postClicks[at] * share),
      })),
    ),
  };
}

/** The newest outfits that are older than the first day, and their products of the named retailers. */
function planOutfits(content: SampleContent, firstDay: string): Traffic {
  const outfits = listOutfits(content).filter(({ outfit }) => outfit.date < firstDay);
  const top = outfits.slice(-outfitViews.length).map(({ id, outfit, celebrity }, at) => {
    const view: Views = { type: "outfit", id, path: paths.outfit(outfit.slug), number: outfitViews[at] };
    const products = outfit.pieces.flatMap((piece, place) =>
      piece.products.map(({ retailer }, nth) => ({ retailer, id: productId(outfit.slug, place, nth) })),
    );
    const clicks = products
      .filter(({ retailer }) => isNamedRetailer(retailer))
      .slice(0, clicksPerView.length)
      .map((product, nth): Clicks => ({
        target_type: "product",
        target_id: product.id,
        outfit_id: id,
        celebrity_id: sampleId("celebrity", celebrity.slug),
        retailer: product.retailer,
        page: view.path,
        placement: "card",
        number: Math.round(view.number * clicksPerView[nth]),
      }));
    return { view, clicks };
  });
  return { views: top.map(({ view }) => view), clicks: top.flatMap(({ clicks }) => clicks) };
}

/**
 * SQL: the rows of `lines`, each as often as its number says, with their times. The events are spread evenly and moved by
 * at most `jitter` places, so that each week has its share; twice as many fall on the last day as on the first. Those of
 * the last day ($3) lie before the import ($4), however early in the day it runs: no chart ends with an empty day.
 */
const spread = (columns: string, jitter: number): string => {
  const hash = (seed: string): string => `hashtext('${seed}' || event::text || n)::bigint`;
  const place = `(row_number() OVER (ORDER BY ${hash("place")}) + ${jitter} * (${hash("jitter")} + 2147483648) / 4294967296.0)`;
  return `(SELECT timed.*, CASE WHEN t < $3::timestamptz THEN t
      ELSE $3::timestamptz + ($4::timestamptz - $3::timestamptz) * (extract(epoch FROM t - $3::timestamptz) / 86400) END AS at
    FROM (SELECT placed.*, $2::timestamptz + ($3::timestamptz + interval '1 day' - $2::timestamptz)
        * (sqrt(1 + 3 * mod(place, total) / total) - 1) AS t
      FROM (SELECT event.*, n, ${place}::float8::numeric AS place, count(*) OVER () AS total
        FROM json_to_recordset($1) AS event (${columns}), generate_series(1, number) AS n) placed) timed) event`;
};

/** Inserts views, clicks and imported conversions of six months up to the import, unless they exist. */
export async function insertSampleTraffic(db: EntityManager, content: SampleContent, now = new Date()): Promise<void> {
  const [{ present }]: { present: boolean }[] = await db.query(
    "SELECT EXISTS (SELECT FROM page_views WHERE sample) AS present",
  );
  if (present) return;
  await lockClickStore(db);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
  const today = new Date(`${toUtcDay(now)}T00:00:00Z`);
  const [posts, outfits] = [planPosts, planOutfits].map((plan) => plan(content, toUtcDay(first)));
  const insert = (statement: string, lines: object[]) =>
    db.query(statement, [JSON.stringify(lines), first, today, now]);
  await insert(
    `INSERT INTO page_views (viewed_at, path, subject_type, subject_id, visitor_hash, sample)
     SELECT at, path, type, id, md5(path || n), TRUE FROM ${spread("type text, id uuid, path text, number int", 60)}`,
    [...posts.views, ...outfits.views],
  );
  const article = "CASE WHEN target_type = 'blogPost' THEN target_id END";
  const clicks = [...posts.clicks, ...outfits.clicks];
  const click =
    "target_type text, target_id uuid, outfit_id uuid, celebrity_id uuid, retailer text, page text, placement text, number int";
  await insert(
    `INSERT INTO link_clicks (clicked_at, target_type, target_id, outfit_id, celebrity_id, article_id, retailer, page, placement, visitor_hash, sample)
     SELECT at, target_type, target_id, outfit_id, celebrity_id, ${article}, retailer, page, placement, md5(target_id || retailer || n), TRUE
     FROM ${spread(click, 12)}`,
    clicks,
  );
  await insert(
    `INSERT INTO conversions (program, transaction_id, occurred_at, retailer, subject_type, subject_id, outfit_id, celebrity_id, article_id,
       page, placement, amount, currency, sample)
     SELECT 'Sample', 'sample-' || md5(target_id || retailer || n), at, retailer, target_type, target_id, outfit_id, celebrity_id, ${article},
       page, placement, amount, 'USD', TRUE
     FROM ${spread(`${click}, amount numeric`, 2)} ON CONFLICT (program, transaction_id, line, advertiser) DO NOTHING`,
    clicks.map((line, place) => ({
      ...line,
      number: Math.floor(line.number * salesPerClick + ((place * 7) % 10) / 10),
      amount: 6.4 + ((place * 13) % 23) * 0.85,
    })),
  );
  await countSampleTraffic(db, "+");
  await db.query(
    "INSERT INTO conversion_imports (program, created, sample) SELECT 'Sample', count(*), TRUE FROM conversions WHERE sample",
  );
}
