import { exchangeRatesTag } from "../../../../core/cache/cacheTags";
import type { Write } from "../../../../core/write/write";
import { ExchangeRate } from "./exchangeRate.entity";

/** Replaces all rates as a part of a change; none are left without rates. */
export async function replaceRates({ db, invalidate }: Write, rates: ExchangeRate[]): Promise<void> {
  await db.query("DELETE FROM exchange_rates");
  if (rates.length > 0) await db.insert(ExchangeRate, rates);
  // Former days convert the sales of those days.
  await db.query(
    `INSERT INTO exchange_rate_days AS known (currency, day, per_euro) SELECT currency, day, per_euro FROM exchange_rates
     ON CONFLICT (currency, day) DO UPDATE SET per_euro = excluded.per_euro WHERE known.per_euro <> excluded.per_euro`,
  );
  invalidate(exchangeRatesTag);
}
