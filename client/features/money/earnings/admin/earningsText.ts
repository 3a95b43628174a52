import type { Money } from "../../../../shared/format/exactMoney";
import { exactMoneyText } from "../../../../shared/format/exactMoney";

/** What the rows of a report are, in the order of the select. */
export const earningsBy = [
  { value: "CELEBRITY", label: "Celebrity" },
  { value: "OUTFIT", label: "Outfit" },
  { value: "PIECE", label: "Piece" },
  { value: "PRODUCT", label: "Product" },
  { value: "ARTICLE", label: "Article" },
  { value: "RETAILER", label: "Retailer" },
  { value: "PROGRAM", label: "Affiliate program" },
  { value: "PLACEMENT", label: "Placement" },
  { value: "CAMPAIGN", label: "Campaign" },
  { value: "DAY", label: "Day" },
  { value: "MONTH", label: "Month" },
] as const;
export type EarningsBy = (typeof earningsBy)[number]["value"];

export const isEarningsBy = (text: string | null): text is EarningsBy => earningsBy.some(({ value }) => value === text);

interface CurrencySums {
  currency: string;
  approved: number;
  pending: number;
}

/** The sums of one state by currency, without those that are 0 unless all are. */
export function sumsOf(money: readonly CurrencySums[], state: "approved" | "pending"): Money[] {
  const sums = money.map((sum) => ({ currency: sum.currency, amount: sum[state] }));
  return sums.filter(({ amount }) => amount !== 0);
}

/** "about $53.10" for sums in other currencies than the site's; null when there is nothing to convert, or no rate. */
export function aboutText(sums: readonly Money[], about: Money | null): string | null {
  if (!about || sums.every(({ currency }) => currency === about.currency)) return null;
  return `about ${exactMoneyText(about)}`;
}

/** "2.4%"; a dash without clicks. */
export const rateText = (rate: number | null): string =>
  rate === null ? "–" : new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 }).format(rate);

/** Change in percent; null without a figure before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 1_000) / 10 : null;

/** "$0.093"; a dash when it is not known. */
export function epcText(epc: Money | null): string {
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  return epc === null
    ? "–"
    : new Intl.NumberFormat("en-US", { style: "currency", currency: epc.currency, ...digits }).format(epc.amount);
}

/** An amount with all its decimals, at least two: "$0.004". */
export const exactText = ({ currency, amount }: Money): string =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 8,
  }).format(amount);
