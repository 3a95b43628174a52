import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { OfferCondition } from "../../../../core/money/offerCondition";
import { lowestPriceBefore } from "../../../../core/money/lowestPrice";
import type { LoaderFactory } from "../../../../core/graphql/context";
import type { PricePoint } from "./pricePoint.types";
import { readRows } from "../../../../core/read/runStatement";

/** A price from a day on, until the next one. */
export interface PriceChange extends PricePoint {
  currency: string;
  condition: OfferCondition;
  /** Whether it is the current price. */
  isCurrent: boolean;
}

const mostChanges = 100;

/** Loads the last changes of offers' prices, oldest first. */
export const priceChanges: LoaderFactory<string, PriceChange[]> = (db: EntityManager) =>
  new DataLoader(async (offerIds) => {
    const rows = await readRows<{ id: string; changes: PriceChange[] }>(
      db,
      `SELECT id, (
         SELECT json_agg(json_build_object('day', day, 'amount', amount, 'currency', currency, 'condition', condition, 'isCurrent', last_day IS NULL) ORDER BY day)
         FROM (SELECT * FROM price_days WHERE offer_id = offers.id ORDER BY day DESC LIMIT ${mostChanges}) newest
       ) AS changes FROM unnest($1::uuid[]) AS offers (id)`,
      [offerIds],
    );
    const byId = new Map(rows.map(({ id, changes }) => [id, changes]));
    return offerIds.map((id) => byId.get(id) ?? []);
  });

/** How long a drop is news, and how old the former price may have been when it changed. */
const [newsDays, freshDays] = [30, 7];

export interface FormerPrices {
  /** The current price. */
  amount: number;
  /** The lowest price of the 30 days before it; null when none is known. */
  lowest: number | null;
  /** Whether it changed lately from a price in its currency and condition that was known to be fresh. */
  isNews: boolean;
}

/** SQL after FROM: current prices, each with the one before, if there is one. */
export const currentPrices = `price_days current LEFT JOIN LATERAL (
  SELECT * FROM price_days WHERE offer_id = current.offer_id AND day < current.day ORDER BY day DESC LIMIT 1
) former ON TRUE`;

/** SQL over those: the current price changed lately from a price in its currency that was known to be fresh; each is exact. */
export const isPriceNews = `current.last_day IS NULL AND current.day >= (now() AT TIME ZONE 'UTC')::date - ${newsDays}
  AND NOT current.is_from AND NOT former.is_from AND (former.currency, former.condition) = (current.currency, current.condition)
  AND former.last_day >= current.day - ${freshDays}`;

/** SQL: the offers that had another price lately. An index finds them; all others have no news. */
export const offersWithFormerPrice = `SELECT offer_id FROM price_days
  WHERE last_day >= (now() AT TIME ZONE 'UTC')::date - ${newsDays + freshDays}`;

/** Loads what the current prices of offers are compared with; null without a current price. */
export const formerPrices: LoaderFactory<string, FormerPrices | null> = (db: EntityManager) =>
  new DataLoader(async (offerIds) => {
    const rows = await readRows<FormerPrices & { id: string }>(
      db,
      `SELECT current.offer_id AS id, current.amount::float8 AS amount,
         ${lowestPriceBefore("current.offer_id")}::float8 AS lowest,
         COALESCE(${isPriceNews}, FALSE) AS "isNews"
       FROM ${currentPrices}
       WHERE current.offer_id = ANY($1::uuid[]) AND current.last_day IS NULL`,
      [offerIds],
    );
    const byId = new Map(rows.map(({ id, ...prices }) => [id, prices]));
    return offerIds.map((id) => byId.get(id) ?? null);
  });
