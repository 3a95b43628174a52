import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { EntityManager } from "typeorm";
import { dayFromToday } from "./time/days";

export const historyCount = 10_000;
const batchSize = 1_000;

/** A price, in days from its beginning. Days around the limits of 7 and 30 come often. */
const change = fc.record({
  lasts: fc.oneof(fc.constantFrom(1, 6, 7, 8, 28, 29, 30, 31), fc.integer({ min: 1, max: 45 })),
  /** Days after its last confirmation until it changed, at most as many as it lasted. */
  unconfirmed: fc.oneof(fc.constant(0), fc.constantFrom(6, 7, 8), fc.nat({ max: 45 })),
  amount: fc.constantFrom(200, 209.995, 210, 240, 270, 300),
  currency: fc.constantFrom("USD", "USD", "USD", "USD", "EUR"),
  /** The lowest of the other prices that its first day had. */
  dayLowest: fc.constantFrom(null, null, null, null, 205, 235, 280),
  isFrom: fc.constantFrom(false, false, false, false, false, false, true),
});
const history = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 6 }),
  original: fc.constantFrom(null, 205, 240, 270, 400),
  originalCurrency: fc.constantFrom("USD", "USD", "USD", "EUR"),
  /** Whether the offer still has its last price. */
  isPriced: fc.constantFrom(true, true, true, true, false),
});
export type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** A price with its days, counted from today, which is 0. */
interface DatedPrice {
  amount: number;
  currency: string;
  dayLowest: number | null;
  isFrom: boolean;
  begins: number;
  /** Null for the current price. */
  lastConfirmed: number | null;
}

export function datePrices({ changes, isPriced }: History): DatedPrice[] {
  let begins = -changes.reduce((sum, { lasts }) => sum + lasts, 0);
  return changes.map(({ lasts, unconfirmed, ...stated }, at) => {
    const isCurrent = isPriced && at === changes.length - 1;
    const lastConfirmed = isCurrent ? null : begins + lasts - Math.min(unconfirmed, lasts);
    const price = { ...stated, begins, lastConfirmed };
    begins += lasts;
    return price;
  });
}

/** The rules as docs/money.md states them, day by day. */
export function applyRules(generated: History): { droppedFrom: number | null; onSale: boolean } {
  const prices = datePrices(generated);
  const current = prices.at(-1);
  if (!current || current.lastConfirmed !== null) return { droppedFrom: null, onSale: false };
  const { amount, currency, begins, dayLowest, isFrom } = current;
  // "A price is in force until the next one begins."
  const inForce = (day: number) => prices.filter((price) => price.begins <= day).at(-1);
  const daysBefore = [...Array(30).keys()].map((days) => begins - 1 - days);
  // "The lowest price of the 30 days before", "in the same currency". "Of a day with several prices, all count."
  const known = daysBefore.flatMap((day) => {
    const price = inForce(day);
    if (price?.currency !== currency) return [];
    return [price.amount, price.begins === day ? price.dayLowest : null];
  });
  const amounts = [...known, dayLowest].filter((one) => one !== null);
  const lowest = amounts.length > 0 ? Math.min(...amounts) : null;
  const former = prices.at(-2);
  const isNews =
    begins >= -30 &&
    !isFrom &&
    !former?.isFrom &&
    former?.currency === currency &&
    former.lastConfirmed !== null &&
    begins - former.lastConfirmed <= 7;
  const { original, originalCurrency } = generated;
  return {
    droppedFrom: isNews && lowest !== null && lowest > amount ? lowest : null,
    onSale:
      !isFrom &&
      original !== null &&
      original > amount &&
      originalCurrency === currency &&
      (lowest === null || lowest > amount),
  };
}

/** Inserts some histories, whose rows the embedded engine takes in one statement. */
async function insertSome(db: EntityManager, histories: readonly (readonly [id: string, History])[]): Promise<void> {
  const offers = histories.map(([id, generated]) => {
    const last = datePrices(generated).at(-1);
    const current = last?.lastConfirmed === null ? last : null;
    const { original, originalCurrency } = generated;
    return {
      id,
      price: current ? `${current.isFrom ? "From " : ""}${current.amount}` : "",
      amount: current?.amount,
      currency: current?.currency,
      original,
      original_currency: originalCurrency,
    };
  });
  await db.query(
    `INSERT INTO category_items (id, title, category_name, price, price_amount, price_currency,
       original_price, original_price_amount, original_price_currency)
     SELECT id, 'Gown', 'dresses', price, amount, currency,
       COALESCE(original::text, ''), original, CASE WHEN original IS NOT NULL THEN original_currency END
     FROM json_to_recordset($1) AS offer (id uuid, price text, amount numeric, currency text, original numeric, original_currency text)`,
    [JSON.stringify(offers)],
  );
  const days = histories.flatMap(([id, generated]) =>
    datePrices(generated).map(({ amount, currency, dayLowest, isFrom, begins, lastConfirmed }) => ({
      ...{ id, amount, currency, day_lowest: dayLowest, is_from: isFrom },
      day: dayFromToday(begins),
      last_day: lastConfirmed === null ? null : dayFromToday(lastConfirmed),
    })),
  );
  // The trigger has begun a history of one day for each.
  await db.query("DELETE FROM price_days WHERE offer_id = ANY($1)", [histories.map(([id]) => id)]);
  await db.query(
    `INSERT INTO price_days (offer_id, day, last_day, amount, currency, day_lowest, is_from)
     SELECT id, day, last_day, amount, currency, day_lowest, is_from
     FROM json_to_recordset($1) AS price (id uuid, day date, last_day date, amount numeric, currency text, day_lowest numeric,
       is_from boolean)`,
    [JSON.stringify(days)],
  );
}

/** Builds 10,000 items with generated price histories. @returns the histories by the items' ids */
export async function buildPriceHistories(db: EntityManager): Promise<Map<string, History>> {
  const generated = fc.sample(history, { numRuns: historyCount, seed: 20_260_507 });
  const histories = new Map(generated.map((one) => [randomUUID() as string, one]));
  const entries = [...histories];
  for (let at = 0; at < historyCount; at += batchSize) await insertSome(db, entries.slice(at, at + batchSize));
  return histories;
}
