import { exchangeRatesTag } from "../../../core/cache/cacheTags";
import type { Write } from "../../../core/write/write";
import { ExchangeRate } from "./exchangeRate.entity";

/** Replaces all rates as a part of a change; none are left without rates. */
export async function replaceRates({ db, invalidate }: Write, rates: ExchangeRate[]): Promise<void> {
  await db.query("DELETE FROM exchange_rates");
  if (rates.length > 0) await db.insert(ExchangeRate, rates);
  invalidate(exchangeRatesTag);
}
