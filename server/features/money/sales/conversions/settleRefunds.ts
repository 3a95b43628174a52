import type { EntityManager } from "typeorm";
import { isRevenue } from "../../../../core/money/saleRules";
import type { ReportedSale } from "./report.types";
import type { SaleState } from "./reportStatus";

/** SQL: the piece of a row's line, without the day on which it was taken back and without a count. */
const piece = (line: string): string => `regexp_replace(${line}, ' ?(taken back .*|#[0-9]+)$', '')`;

/**
 * SQL: what became of the sale that a row takes back. Of the sales of its transaction and shop, those of its piece come
 * first, then those of its amount.
 */
const saleOfRefund = `
  SELECT count(*) AS sales, bool_or(${isRevenue()}) AS earns, bool_or(state = 'pending') AS waits FROM (
    SELECT state, rank() OVER (
      ORDER BY ${piece("sale.line")} = ${piece("back.line")} DESC, sale.amount = -back.amount AND sale.currency = back.currency DESC
    ) AS place
    FROM conversions sale
    WHERE sale.program = back.program AND sale.transaction_id = back.transaction_id AND sale.amount >= 0
      AND (sale.advertiser = back.advertiser OR sale.advertiser = '' OR back.advertiser = '')
  ) sale WHERE place = 1`;

/** A sale without revenue cannot be taken back from it. Where the sale earns, the report's state of the row counts. */
const settle = `
  WITH settled AS (
    SELECT back.id, CASE
        WHEN NOT sale.earns AND sale.waits THEN 'pending'
        WHEN NOT sale.earns THEN 'declined'
        WHEN back.state = 'paid' OR back.reported_paid THEN 'paid'
        WHEN back.reported_pending THEN 'pending'
        ELSE 'approved' END AS state
    FROM conversions back CROSS JOIN LATERAL (${saleOfRefund}) sale
    WHERE back.program = $1 AND back.transaction_id = ANY($2) AND back.amount < 0 AND sale.sales > 0
  )
  UPDATE conversions back SET state = settled.state, updated_at = now() FROM settled
  WHERE back.id = settled.id AND back.state <> settled.state`;

const readStates = `
  SELECT transaction_id AS id, line, advertiser, state FROM conversions
  WHERE program = $1 AND transaction_id = ANY($2) AND amount < 0`;

/**
 * Gives the rows that take the sales of a report back the state that their sales allow: pending while the sale is
 * pending, declined with it. @returns the sales with these states.
 */
export async function settleRefunds(
  db: EntityManager,
  program: string,
  sales: readonly ReportedSale[],
): Promise<ReportedSale[]> {
  const ids = [...new Set(sales.map(({ transactionId }) => transactionId))];
  await db.query(settle, [program, ids]);
  const refunds = sales.filter(({ amount }) => amount < 0);
  const stored: { id: string; line: string; advertiser: string; state: SaleState }[] =
    refunds.length > 0 ? await db.query(readStates, [program, refunds.map(({ transactionId }) => transactionId)]) : [];
  const states = new Map(stored.map((row) => [JSON.stringify([row.id, row.line, row.advertiser]), row.state]));
  return sales.map((sale) => {
    if (sale.amount >= 0) return sale;
    const find = (shop: string) => states.get(JSON.stringify([sale.transactionId, sale.line, shop]));
    return { ...sale, state: find(sale.advertiser) ?? find("") ?? sale.state };
  });
}
