import type { EntityManager } from "typeorm";
import { contentKinds, offerTypes, type OfferType } from "../../../../core/kinds/contentKind";
import { daysBefore, lowestPriceBefore } from "../../../../core/money/lowestPrice";
import type { Offer } from "../../../../core/money/offer";
import { Select } from "../../../../core/read/select";
import { sql } from "../../../../core/read/sql";
import { offerEntities } from "./foundPrice.loaders";

const most = 100;

/** SQL: offers whose shop calls them reduced, but raised their price within the days before. */
const raised = offerTypes
  .map(
    (type) => `SELECT '${type}' AS type, offer.id, latest.day
      FROM price_days latest JOIN ${contentKinds[type].table} offer ON offer.id = latest.offer_id
      CROSS JOIN LATERAL (SELECT ${lowestPriceBefore("offer.id")} AS amount) lowest
      WHERE latest.last_day IS NULL AND latest.day >= (now() AT TIME ZONE 'UTC')::date - ${daysBefore}
        AND latest.offer_id IN (SELECT offer_id FROM price_days WHERE last_day IS NOT NULL OR day_lowest IS NOT NULL)
        AND offer.deleted_at IS NULL AND offer.original_price_amount > offer.price_amount
        AND offer.original_price_currency = offer.price_currency AND NOT latest.is_from AND lowest.amount <= offer.price_amount
        AND EXISTS (SELECT FROM price_days higher WHERE higher.offer_id = offer.id
          AND higher.currency = latest.currency AND higher.day > latest.day - ${daysBefore} AND higher.amount > lowest.amount)`,
  )
  .join(" UNION ALL ");

/** Returns the offers whose shop raised a price within the 30 days before a "sale" of the last 30 days, newest sales first. */
export async function listRaisedPrices(db: EntityManager): Promise<Offer[]> {
  const found: { type: OfferType; id: string }[] = await db.query(
    `SELECT type, id FROM (${raised}) raised ORDER BY day DESC, id LIMIT ${most}`,
  );
  const rows = await Promise.all(
    offerTypes.map(async (type) => {
      const ids = found.flatMap((offer) => (offer.type === type ? [offer.id] : []));
      return ids.length === 0
        ? []
        : new Select(db, offerEntities[type], "row").andWhere(sql`row.id = ANY(${ids})`).read();
    }),
  );
  const byId = new Map(rows.flat().map((row) => [row.id, row]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}
