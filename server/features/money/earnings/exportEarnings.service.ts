import type { EntityManager } from "typeorm";
import { type Cell, csvText } from "../../../core/table/csvText";
import { currencyDecimals } from "../../../core/money/currency";
import type { DateRange } from "../../../core/time/dateRange";
import { readEarnings } from "./earnings.service";
import type { EarningsBy, EarningsRow } from "./earnings.types";
import { noLimit } from "./readFigures";

const sums = { sales: "Sales", approved: "Approved", paid: "Paid", pending: "Pending", declined: "Declined" } as const;
type SumName = keyof typeof sums;

const columnOf = (name: SumName, currency: string): string => `${name} ${currency}`;

function toCsvLine(row: EarningsRow, currencies: readonly string[]): Record<string, Cell> {
  const money = new Map(row.money.map((earned) => [earned.currency, earned]));
  const cells = currencies.flatMap((currency) =>
    (Object.keys(sums) as SumName[]).map((name): [string, Cell] => {
      const sum = money.get(currency)?.[name] ?? 0;
      return [columnOf(name, currency), { number: sum.toFixed(currencyDecimals(currency)) }];
    }),
  );
  const { key, name, clicks, orders } = row;
  return { key, name: name ?? "", clicks: String(clicks), orders: String(orders), ...Object.fromEntries(cells) };
}

/** Yields the rows of an earnings report as CSV: plain numbers, with columns for each currency. */
export async function* exportEarnings(db: EntityManager, range: DateRange, by: EarningsBy): AsyncGenerator<string> {
  const { rows, total } = await readEarnings(db, range, { by, key: null, first: noLimit });
  const currencies = total.money.map(({ currency }) => currency);
  const titles = currencies.flatMap((currency) =>
    (Object.keys(sums) as SumName[]).map((name) => [columnOf(name, currency), `${sums[name]} ${currency}`] as const),
  );
  async function* batches() {
    yield await Promise.resolve(rows.map((row) => toCsvLine(row, currencies)));
  }
  yield* csvText(
    { key: "Key", name: "Name", clicks: "Clicks", orders: "Orders", ...Object.fromEntries(titles) },
    batches(),
  );
}
