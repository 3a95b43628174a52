import { decimalsOfCurrency } from "./currency";

/** SQL: the conversions that are revenue. Pending ones may be declined, declined ones earn nothing. @param alias with its point. */
export const isRevenue = (alias = ""): string => `${alias}state IN ('approved', 'paid')`;

/** SQL: the conversions that count as an order: not declined, and not what takes a sale back. @param alias with its point. */
export const isOrder = (alias = ""): string => `${alias}state <> 'declined' AND ${alias}amount >= 0`;

/** SQL: a sum of amounts, rounded once to the decimals of a currency; null without any. @param currency SQL of its code. */
export const roundedSum = (amount: string, condition = "TRUE", currency = "currency"): string =>
  `round(sum(${amount}) FILTER (WHERE ${condition}), ${decimalsOfCurrency(currency)})`;
