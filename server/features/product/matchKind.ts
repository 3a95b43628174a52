import type { SqlRelationOptions } from "../../core/read/sqlRelation";

/**
 * SQL over an alias of a budget product: the cheapest exact or similar product of its piece
 * that costs no more than it. Prices in different currencies are not compared.
 */
const cheaperOther = (product: string): string =>
  `SELECT other.title, other.price FROM affiliate_products other
   WHERE other.piece_id = ${product}.piece_id AND other.match_kind <> 'BUDGET' AND other.deleted_at IS NULL
     AND other.price_currency = ${product}.price_currency AND other.price_amount <= ${product}.price_amount
   ORDER BY other.price_amount, other.id LIMIT 1`;

/** The match kind for visitors: a budget product that is not the cheapest is only similar. */
export const shownMatchKind: SqlRelationOptions = {
  kind: "value",
  sql: (product) =>
    `SELECT CASE WHEN ${product}.match_kind = 'BUDGET' AND
       (${product}.price_amount IS NULL OR EXISTS (${cheaperOther(product)})) THEN 'SIMILAR' ELSE ${product}.match_kind END`,
};

/** A sentence for editors when visitors see another match kind than was entered; null otherwise. */
export const matchProblem: SqlRelationOptions = {
  kind: "value",
  sql: (product) =>
    `SELECT CASE WHEN ${product}.match_kind <> 'BUDGET' THEN NULL
       WHEN ${product}.price_amount IS NULL THEN 'Visitors see it as similar, because it has no price to compare.'
       ELSE (SELECT format('Visitors see it as similar, because “%s” costs %s. A budget product costs less than every exact and similar product of its piece.',
         cheaper.title, cheaper.price) FROM (${cheaperOther(product)}) cheaper) END`,
};

/** SQL order of the products of a piece: exact, similar, budget, each in the editor's order. */
export const byMatchAndPlace = (product: string): string =>
  `array_position(ARRAY['EXACT', 'SIMILAR', 'BUDGET'], ${product}.match_kind), ${product}.place, ${product}.created_at, ${product}.id`;
