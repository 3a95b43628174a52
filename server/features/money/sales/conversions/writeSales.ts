import type { EntityManager } from "typeorm";
import type { ReportedSale } from "./report.types";

/** What an import did with its sales. */
export interface Outcome {
  created: number;
  updated: number;
  unchanged: number;
}

const batchSize = 2_000;

/**
 * SQL: whether a report leaves a known sale's state as it is: it says approved of a paid one, or the row takes a sale back
 * and waits or is declined with it.
 */
const keepsState = `((present.amount, present.currency) = (traced.amount, traced.currency)
  AND (traced.state = 'approved' AND present.state = 'paid'
    OR present.amount < 0 AND NOT present.reported_pending
      AND traced.state IN ('approved', 'paid') AND present.state IN ('pending', 'declined')))`;
/** SQL: the state of a known sale. */
const newState = `CASE WHEN ${keepsState} THEN present.state ELSE traced.state END`;

/**
 * Writes one batch in one statement. Program, transaction, line and shop identify a sale; a report without shops, or a
 * sale from one, matches by the others. A decided sale does not become pending again, so that an older report changes
 * nothing, and a paid one stays paid while its amount does. It is noted when the report itself says paid, because a
 * payout may say so too. What a sale's click stood for is resolved once and does not change when the piece moves to
 * another look. Links of direct programs have the id of their row instead of a click's.
 */
const statement = `
  WITH input AS (
    SELECT place, transaction_id, order_id, advertiser, line, amount, currency, sale_amount, sale_currency, state, reported_status,
      retailer, reference,
      CASE WHEN zoned THEN occurred_at::timestamp AT TIME ZONE 'UTC' ELSE occurred_at::timestamp AT TIME ZONE settings.time_zone END
        AS occurred_at,
      CASE WHEN reference ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN reference::uuid END AS row_id
    FROM json_to_recordset($2::json) AS line
      (place int, transaction_id text, order_id text, advertiser text, line text, occurred_at text, zoned boolean, amount numeric, currency text,
       sale_amount numeric, sale_currency text, state text, reported_status text, retailer text, reference text)
    CROSS JOIN settings
  ), matched AS (
    SELECT input.*, present.id AS present_id, row_number() OVER (PARTITION BY present.id ORDER BY place) AS rank
    FROM input LEFT JOIN LATERAL (
      SELECT id FROM conversions candidate
      WHERE program = $1 AND candidate.transaction_id = input.transaction_id AND candidate.line = input.line
        AND (candidate.advertiser = input.advertiser OR candidate.advertiser = '' OR input.advertiser = '')
      ORDER BY candidate.advertiser = input.advertiser DESC, id LIMIT 1
    ) present ON true
  ), traced AS (
    SELECT matched.*, CASE WHEN rank = 1 THEN present_id END AS known_id,
      COALESCE(NULLIF(matched.retailer, ''), origin.retailer, product.retailer, item.retailer, '') AS shop,
      origin.click_id, COALESCE(origin.page, '') AS page, COALESCE(origin.placement, '') AS placement,
      COALESCE(origin.campaign, '') AS campaign,
      CASE WHEN origin.click_id IS NOT NULL THEN origin.target_type WHEN product.id IS NOT NULL THEN 'product' WHEN item.id IS NOT NULL THEN 'item'
        WHEN outfit.id IS NOT NULL THEN 'outfit' WHEN post.id IS NOT NULL THEN 'blogPost' END AS subject_type,
      COALESCE(origin.target_id, product.id, item.id, outfit.id, post.id) AS subject_id,
      CASE WHEN origin.click_id IS NOT NULL THEN origin.outfit_id ELSE outfit.id END AS outfit_id,
      CASE WHEN origin.click_id IS NOT NULL THEN origin.celebrity_id ELSE outfit.celebrity_id END AS celebrity_id,
      CASE WHEN origin.click_id IS NOT NULL THEN origin.article_id ELSE post.id END AS article_id
    FROM matched
    LEFT JOIN LATERAL (SELECT * FROM click_origins WHERE click_id = lower(matched.reference) LIMIT 1) origin ON true
    LEFT JOIN affiliate_products product ON product.id = row_id
    LEFT JOIN category_items item ON item.id = row_id
    LEFT JOIN outfits outfit ON outfit.id IN (row_id, product.outfit_id)
    LEFT JOIN blog_posts post ON post.id = row_id
  ), updated AS (
    UPDATE conversions AS present
    SET occurred_at = traced.occurred_at, amount = traced.amount, currency = traced.currency, sale_amount = traced.sale_amount,
      sale_currency = traced.sale_currency, state = ${newState}, updated_at = now(),
      reported_paid = traced.state = 'paid' OR (${keepsState} AND present.reported_paid),
      reported_pending = present.reported_pending AND traced.state = 'pending',
      reported_status = CASE WHEN ${keepsState} THEN present.reported_status ELSE traced.reported_status END,
      order_id = COALESCE(NULLIF(traced.order_id, ''), present.order_id),
      advertiser = COALESCE(NULLIF(present.advertiser, ''), traced.advertiser),
      retailer = COALESCE(NULLIF(present.retailer, ''), traced.shop),
      reference = COALESCE(NULLIF(present.reference, ''), traced.reference),
      subject_type = COALESCE(present.subject_type, traced.subject_type),
      subject_id = COALESCE(present.subject_id, traced.subject_id),
      outfit_id = CASE WHEN present.subject_id IS NULL THEN traced.outfit_id ELSE present.outfit_id END,
      celebrity_id = CASE WHEN present.subject_id IS NULL THEN traced.celebrity_id ELSE present.celebrity_id END,
      article_id = CASE WHEN present.subject_id IS NULL THEN traced.article_id ELSE present.article_id END,
      click_id = COALESCE(present.click_id, traced.click_id), page = COALESCE(NULLIF(present.page, ''), traced.page),
      placement = COALESCE(NULLIF(present.placement, ''), traced.placement),
      campaign = COALESCE(NULLIF(present.campaign, ''), traced.campaign)
    FROM traced
    WHERE present.id = traced.known_id AND (NOT $3::boolean OR present.created_at = now())
      AND NOT (traced.state = 'pending' AND present.state <> 'pending')
      AND ((present.occurred_at, present.amount, present.currency, present.sale_amount, present.sale_currency, present.state)
          IS DISTINCT FROM (traced.occurred_at, traced.amount, traced.currency, traced.sale_amount, traced.sale_currency, ${newState})
        OR (traced.state = 'paid' AND NOT present.reported_paid) OR (traced.state <> 'pending' AND present.reported_pending)
        OR (present.order_id = '' AND traced.order_id <> '')
        OR (present.subject_id IS NULL AND traced.subject_id IS NOT NULL) OR (present.retailer = '' AND traced.shop <> ''))
    RETURNING present.id
  ), created AS (
    INSERT INTO conversions (program, transaction_id, order_id, advertiser, line, occurred_at, amount, currency, sale_amount, sale_currency,
      state, reported_paid, reported_pending, reported_status, retailer, reference, subject_type, subject_id, outfit_id, celebrity_id, article_id, click_id, page, placement, campaign)
    SELECT $1, transaction_id, order_id, advertiser, line, occurred_at, amount, currency, sale_amount, sale_currency, state, state = 'paid', state = 'pending' AND amount < 0, reported_status,
      shop, reference, subject_type, subject_id, outfit_id, celebrity_id, article_id, click_id, page, placement, campaign
    FROM traced WHERE known_id IS NULL
    RETURNING id
  )
  SELECT (SELECT count(*)::int FROM created) AS created, (SELECT count(*)::int FROM updated) AS updated`;

const toLine = ({ occurredAt, sale, ...row }: ReportedSale, place: number): Record<string, unknown> => ({
  place,
  transaction_id: row.transactionId,
  order_id: row.orderId,
  advertiser: row.advertiser,
  line: row.line,
  occurred_at: occurredAt.at,
  zoned: occurredAt.isZoned,
  amount: row.amount,
  currency: row.currency,
  sale_amount: sale?.amount ?? null,
  sale_currency: sale?.currency ?? null,
  state: row.state,
  reported_status: row.reportedStatus,
  retailer: row.retailer,
  reference: row.reference,
});

/** Locks the sales of a program, known or not, until the end of the transaction. */
export const lockSales = (db: EntityManager, program: string): Promise<unknown> =>
  db.query("SELECT pg_advisory_xact_lock(hashtext('conversions of ' || $1))", [program]);

/** Writes the sales of a program's report. The caller holds their lock. @param keepsKnown whether sales that another import wrote stay as they are. */
export async function writeSales(
  db: EntityManager,
  program: string,
  sales: readonly ReportedSale[],
  keepsKnown: boolean,
): Promise<Outcome> {
  const outcome: Outcome = { created: 0, updated: 0, unchanged: sales.length };
  for (let at = 0; at < sales.length; at += batchSize) {
    const lines = sales.slice(at, at + batchSize).map(toLine);
    const [{ created, updated }]: Outcome[] = await db.query(statement, [program, JSON.stringify(lines), keepsKnown]);
    outcome.created += created;
    outcome.updated += updated;
    outcome.unchanged -= created + updated;
  }
  return outcome;
}
