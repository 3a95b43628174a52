import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../../shared/graphql/context";
import type { PricePoint } from "./pricePoint.types";
import { readRows } from "../../../shared/read/runStatement";

/** A price from a day on, until the next one. */
export interface PriceChange extends PricePoint {
  currency: string;
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
         SELECT json_agg(json_build_object('day', day, 'amount', amount, 'currency', currency, 'isCurrent', last_day IS NULL) ORDER BY day)
         FROM (SELECT * FROM price_days WHERE offer_id = offers.id ORDER BY day DESC LIMIT ${mostChanges}) newest
       ) AS changes FROM unnest($1::uuid[]) AS offers (id)`,
      [offerIds],
    );
    const byId = new Map(rows.map(({ id, changes }) => [id, changes]));
    return offerIds.map((id) => byId.get(id) ?? []);
  });

/** How long a drop is news, and how old the former price may have been when it changed. */
const [newsDays, freshDays] = [30, 7];

/** Loads the former price of offers whose price dropped lately; null for others. A stale former price is no drop. */
export const priceDrops: LoaderFactory<string, number | null> = (db: EntityManager) =>
  new DataLoader(async (offerIds) => {
    const rows = await readRows<{ id: string; amount: number }>(
      db,
      `SELECT current.offer_id AS id, former.amount::float8 AS amount
       FROM price_days current CROSS JOIN LATERAL (
         SELECT * FROM price_days WHERE offer_id = current.offer_id AND day < current.day ORDER BY day DESC LIMIT 1
       ) former
       WHERE current.offer_id = ANY($1::uuid[]) AND current.last_day IS NULL
         AND current.day >= (now() AT TIME ZONE 'UTC')::date - ${newsDays}
         AND former.currency = current.currency AND former.amount > current.amount
         AND former.last_day >= current.day - ${freshDays}`,
      [offerIds],
    );
    const byId = new Map(rows.map(({ id, amount }) => [id, amount]));
    return offerIds.map((id) => byId.get(id) ?? null);
  });
