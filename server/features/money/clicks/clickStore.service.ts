import type { EntityManager } from "typeorm";
import { paths } from "../../../../site/addresses";
import { countClicks, countViews, linkColumns, lockClickStore } from "./dayCounts.service";
import type { LinkClick } from "./linkClick.entity";
import type { PageView } from "./pageView.entity";

/** A click or view before the repeat check. */
export type NewClick = Omit<LinkClick, "id" | "articleId" | "sample"> & {
  /** The id that the retailer's address contains; null for none, and for one that no browser received. */
  clickId: string | null;
};
export type NewView = Omit<PageView, "id" | "sample">;

const columns = {
  click: `clicked_at, ${linkColumns}, page, discount_reason, visitor_hash`,
  view: "viewed_at, path, subject_type, subject_id, discount_reason, visitor_hash",
};

/**
 * SQL for a row's reason, including repeats: the same visitor and `same` columns within 30 minutes of a counted row. It
 * checks the table, including later rows that another process wrote first, and earlier rows of this batch, which spans
 * less than 30 minutes. Visitors without a hash are not one visitor: their repeats were found on arrival.
 */
const discountReasonSql = (table: string, time: string, same: readonly string[]): string => `
  CASE
    WHEN discount_reason IS NOT NULL OR visitor_hash = '' THEN discount_reason
    WHEN row_number() OVER (PARTITION BY visitor_hash, ${same.join(", ")}, discount_reason IS NULL ORDER BY ${time}, place) > 1
      OR EXISTS (
        SELECT FROM ${table} earlier
        WHERE earlier.visitor_hash = incoming.visitor_hash AND earlier.discount_reason IS NULL
          AND ${same.map((column) => `earlier.${column} = incoming.${column}`).join(" AND ")}
          AND earlier.${time} > incoming.${time} - interval '30 minutes' AND earlier.${time} < incoming.${time} + interval '30 minutes')
    THEN 'repeat'
  END AS discount_reason`;

/** Builds one statement that writes the rows, and runs others that read them as `incoming` or `assessed`. */
function statement(table: string, names: string, incoming: string, reason: string, others: string[]): string {
  const columns = names.replace("discount_reason", reason);
  return `WITH incoming AS (${incoming}),
    assessed AS (SELECT ${columns} FROM incoming ORDER BY place),
    ${others.map((other, place) => `other_${place} AS (${other})`).join(", ")}
    INSERT INTO ${table} (${names}) SELECT ${names} FROM assessed`;
}

/** A batch is sent again when nobody knows whether it was stored, and its ids then exist. */
const originStatement = `
  INSERT INTO click_origins (click_id, clicked_at, page, ${linkColumns})
  SELECT click_id, clicked_at, page, ${linkColumns} FROM incoming WHERE click_id IS NOT NULL ON CONFLICT DO NOTHING`;

const clickStatement = statement(
  "link_clicks",
  columns.click,
  // A product's link in an article belongs to both.
  `SELECT received.*, CASE WHEN target_type = 'blogPost' THEN target_id ELSE article.id END AS article_id
   FROM json_to_recordset($1) AS received
     (place int, clicked_at timestamptz, target_type text, target_id uuid, link_key text, outfit_id uuid, celebrity_id uuid,
      retailer text, program_id uuid, placement text, campaign text, page text, click_id text, discount_reason text, visitor_hash text)
   LEFT JOIN blog_posts article ON article.slug = substring(received.page from '^${paths.blogPost("")}([^/]+)$')`,
  discountReasonSql("link_clicks", "clicked_at", ["target_id", "link_key"]),
  [originStatement, ...countClicks("assessed")],
);

const viewStatement = statement(
  "page_views",
  columns.view,
  `SELECT * FROM json_to_recordset($1) AS received
     (place int, viewed_at timestamptz, path text, subject_type text, subject_id uuid, discount_reason text, visitor_hash text)`,
  discountReasonSql("page_views", "viewed_at", ["path"]),
  countViews("assessed"),
);

const snakeNames = new Map<string, string>();
/** Remembers the names, because each row has the same. */
function snakeCase(name: string): string {
  const known = snakeNames.get(name);
  if (known !== undefined) return known;
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeNames.set(name, snake);
  return snake;
}

const asJson = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row, place) => {
      const named: Record<string, unknown> = { place };
      for (const [name, value] of Object.entries(row)) named[snakeCase(name)] = value;
      return named;
    }),
  );

/** Writes all rows, their daily figures and what the click ids stand for in one transaction. */
export async function storeClicks(
  db: EntityManager,
  clicks: readonly NewClick[],
  views: readonly NewView[],
): Promise<void> {
  if (clicks.length + views.length === 0) return;
  await db.transaction(async (transaction) => {
    await lockClickStore(transaction);
    if (clicks.length) await transaction.query(clickStatement, [asJson(clicks)]);
    if (views.length) await transaction.query(viewStatement, [asJson(views)]);
  });
}
