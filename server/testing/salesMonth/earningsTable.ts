import { isDeepStrictEqual } from "node:util";
import { findKeys, type RowKeys, type SimulatedClick, type SimulatedSale } from "./simulateSales";

/** Sums of one currency in hundredths of its unit; sales are null without any that was not declined. */
interface Sums {
  approved: number;
  paid: number;
  pending: number;
  declined: number;
  sales: number | null;
}

interface Row {
  clicks: number;
  orders: number;
  money: Record<string, Sums>;
}

/** A report by the keys of its rows; its total has the key "total". */
export type EarningsTable = Record<string, Row>;

/** A row of the query `earnings`, with these fields. */
export interface ShownRow {
  key: string;
  clicks: number;
  orders: number;
  money: ({ currency: string } & Sums)[];
}
export const shownFields = "key clicks orders money { currency approved paid pending declined sales }";

const toCents = (amount: number): number => Math.round(amount * 100);

/** Returns what a report shows. */
export const readTable = (rows: readonly ShownRow[], total: ShownRow): EarningsTable =>
  Object.fromEntries(
    [...rows, { ...total, key: "total" }].map(({ key, clicks, orders, money }) => {
      const sums = money.map(({ currency, approved, paid, pending, declined, sales }) => [
        currency,
        {
          approved: toCents(approved),
          paid: toCents(paid),
          pending: toCents(pending),
          declined: toCents(declined),
          sales: sales === null ? null : toCents(sales),
        },
      ]);
      return [key, { clicks, orders, money: Object.fromEntries(sums) as Row["money"] }];
    }),
  );

function addSale(money: Row["money"], { currency, cents, saleCents, state }: SimulatedSale): void {
  const sums = (money[currency] ??= { approved: 0, paid: 0, pending: 0, declined: 0, sales: null });
  if (state === "approved" || state === "paid") sums.approved += cents;
  if (state !== "approved") sums[state] += cents;
  if (state !== "declined") sums.sales = (sums.sales ?? 0) + saleCents;
}

/** Adds up what a report must show, sale by sale. */
export function computeTable(
  by: keyof RowKeys,
  clicks: readonly SimulatedClick[],
  sales: readonly SimulatedSale[],
): EarningsTable {
  const table: EarningsTable = {};
  const orders: Record<string, Set<string>> = {};
  const rowOf = (key: string): Row => (table[key] ??= { clicks: 0, orders: 0, money: {} });
  for (const click of clicks)
    if (click.isCounted) for (const key of [findKeys(click)[by], "total"]) rowOf(key).clicks++;
  for (const sale of sales)
    for (const key of [sale.keys[by], "total"]) {
      const row = rowOf(key);
      addSale(row.money, sale);
      if (sale.state !== "declined" && sale.cents >= 0) (orders[key] ??= new Set()).add(sale.order);
      row.orders = orders[key]?.size ?? 0;
    }
  return table;
}

/** Returns the first row that differs, with both of its readings; null when the tables are equal. */
export function findDifference(shown: EarningsTable, expected: EarningsTable): string | null {
  const keys = [...new Set([...Object.keys(shown), ...Object.keys(expected)])].sort();
  const key = keys.find((one) => !isDeepStrictEqual(shown[one], expected[one]));
  return key === undefined
    ? null
    : `${key}: shows ${JSON.stringify(shown[key])}, expected ${JSON.stringify(expected[key])}`;
}
