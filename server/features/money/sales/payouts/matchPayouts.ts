import type { EntityManager } from "typeorm";
import { loadByKey } from "../../../../core/graphql/loaders";
import { isRevenue, roundedSum } from "../../../../core/money/saleRules";
import { isSoldBetween } from "../../../../core/money/saleDays";
import type { PayoutComparison } from "./payout.types";

/** SQL: whether a payout is for a sale. */
const isSaleOfPayout = `sale.program = payout.program AND sale.currency = payout.currency
  AND ${isSoldBetween("payout.period_from", "payout.period_to")}`;

/** SQL: what the reports approved for a payout, rounded once. @param isCounted SQL: whether a sale counts. */
const approvedSum = (isCounted: string): string => `COALESCE((
  SELECT ${roundedSum("sale.amount", isRevenue("sale."), "payout.currency")} FROM conversions sale
  WHERE ${isCounted}), 0)`;

/** SQL: whether a payout may pay for a sale. One that was matched pays for no sale and refund that came later. */
const isSaleToPay = `${isSaleOfPayout} AND (sale.payout_id = payout.id OR NOT payout.is_matched)`;

/** SQL: what a sale is without its payout: approved, unless a report called it paid. */
const released = `payout_id = NULL, updated_at = now(),
  state = CASE WHEN state = 'paid' AND NOT reported_paid THEN 'approved' ELSE state END`;

/** Releases the sales whose corrected day or currency is no longer their payout's. Declined ones stay, to be named. */
const releaseMoved = `UPDATE conversions sale SET ${released} FROM payouts payout
  WHERE payout.program = $1 AND sale.payout_id = payout.id AND ${isRevenue("sale.")} AND NOT (${isSaleOfPayout})`;

/**
 * Marks the sales of a program's payouts as paid where the payout equals what the reports approve now. Where it differs,
 * nothing changes. A payout that has sales keeps to those. The caller holds the lock of the program's sales.
 */
export async function matchPayouts(db: EntityManager, program: string): Promise<void> {
  await db.query(releaseMoved, [program]);
  await db.query(
    `WITH known AS (
       SELECT *, EXISTS (SELECT FROM conversions WHERE payout_id = payouts.id) AS is_matched FROM payouts WHERE program = $1
     ), equal AS MATERIALIZED (SELECT * FROM known payout WHERE ${approvedSum(isSaleToPay)} = payout.amount)
     UPDATE conversions sale SET state = 'paid', payout_id = payout.id, updated_at = now() FROM equal payout
     WHERE ${isSaleToPay} AND (sale.state = 'approved' OR sale.state = 'paid' AND sale.payout_id IS DISTINCT FROM payout.id)`,
    [program],
  );
}

/** Releases the sales of a payout: those become approved again that no report called paid. */
export async function releaseSales(db: EntityManager, payoutId: string): Promise<void> {
  await db.query(`UPDATE conversions SET ${released} WHERE payout_id = $1`, [payoutId]);
}

/** SQL: sales of a payout that were paid and are declined now, and later rows that take one back; of those whose sale is unknown, all. */
const takenBack = `
  SELECT transaction_id FROM conversions WHERE payout_id = payout.id AND NOT ${isRevenue()}
  UNION
  SELECT transaction_id FROM conversions sale
  WHERE ${isSaleOfPayout} AND sale.payout_id IS NULL AND ${isRevenue("sale.")} AND sale.amount < 0
    AND EXISTS (SELECT FROM conversions paid WHERE paid.payout_id = payout.id)
    AND COALESCE((SELECT bool_or(own.payout_id IS NOT DISTINCT FROM payout.id) FROM conversions own
      WHERE own.program = sale.program AND own.transaction_id = sale.transaction_id AND own.amount >= 0), true)`;

const comparisonStatement = `
  SELECT payout.id, approved.sum::float8 AS approved, (approved.sum - payout.amount)::float8 AS difference,
    COALESCE(back.ids[1:10], '{}') AS "takenBack", COALESCE(cardinality(back.ids), 0) AS "takenBackCount"
  FROM payouts payout
  CROSS JOIN LATERAL (SELECT ${approvedSum(isSaleOfPayout)} AS sum) approved
  CROSS JOIN LATERAL (
    SELECT array_agg(transaction_id ORDER BY transaction_id) AS ids FROM (${takenBack}) sale
  ) back
  WHERE payout.id = ANY($1::uuid[])`;

const nothing: PayoutComparison = { approved: 0, difference: 0, takenBack: [], takenBackCount: 0 };

/** Compares payouts with the reports, by the payout's id. */
export const comparisonsById = loadByKey<PayoutComparison>(async (db, ids) => {
  const rows: (PayoutComparison & { id: string })[] = await db.query(comparisonStatement, [ids]);
  return new Map(rows.map(({ id, ...comparison }) => [id, comparison]));
}, nothing);
