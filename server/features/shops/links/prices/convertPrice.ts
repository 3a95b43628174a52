import { currencyDecimals } from "../../../../core/money/currency";
import { isFromPrice } from "../../../../core/money/price";
import type { ExchangeRates } from "../../../site/settings/exchangeRates/exchangeRate.entity";

/** The rates change by more than the digits that are left out. */
const significantDigits = 3;
const firstWithoutDecimals = 10;

/** Rounds and formats an amount: "$5.30", "$53", "$1,230"; null when it rounds to nothing. */
function roundedText(amount: number, currency: string): string | null {
  const decimals = Math.min(currencyDecimals(currency), 2);
  const isSmall = amount < firstWithoutDecimals;
  const rounded = Number(isSmall ? amount.toFixed(decimals) : amount.toPrecision(significantDigits));
  if (rounded === 0) return null;
  const shown = rounded < firstWithoutDecimals && !Number.isInteger(rounded) ? decimals : 0;
  const digits = { minimumFractionDigits: shown, maximumFractionDigits: shown };
  return new Intl.NumberFormat("en-US", { style: "currency", currency, ...digits }).format(rounded).replace(/\s/g, " ");
}

interface StatedPrice {
  /** As the shop states it. */
  text: string;
  amount: number;
  currency: string;
}

/** Returns "about $53", or "from about $53" for a range; null without a rate of both currencies, or for the same one. */
export function convertPrice(
  { text, amount, currency }: StatedPrice,
  target: string,
  { rates }: Pick<ExchangeRates, "rates">,
): string | null {
  const perEuro = (wanted: string): number | undefined =>
    wanted === "EUR" ? 1 : rates.find((rate) => rate.currency === wanted)?.perEuro;
  const [from, to] = [perEuro(currency), perEuro(target)];
  if (currency === target || from === undefined || to === undefined) return null;
  const converted = roundedText((amount / from) * to, target);
  return converted && `${isFromPrice(text) ? "from " : ""}about ${converted}`;
}
