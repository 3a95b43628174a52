import { currencyDecimals } from "./currency";

/** Decimals that parseMoney keeps. */
const decimals = 8;

interface Amount {
  amount: number;
  currency: string;
}

/** Adds amounts per currency without loss, by code; rounds each sum once, half away from zero, to the currency's decimals. */
export function sumAmounts(amounts: Iterable<Amount>): Amount[] {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of amounts)
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount.toFixed(decimals).replace(".", "")));
  return [...sums].sort().map(([currency, sum]) => {
    const unit = 10n ** BigInt(decimals - currencyDecimals(currency));
    const half = sum < 0n ? -unit / 2n : unit / 2n;
    return { currency, amount: Number((sum + half) / unit) / 10 ** currencyDecimals(currency) || 0 };
  });
}
