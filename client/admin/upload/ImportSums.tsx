import { exactMoneyText, type Money } from "../../shared/format/exactMoney";
import { plural } from "../../shared/format/plural";
import { StatTable, type StatColumn } from "../figures/StatTable";

/** Commission in one state and currency. */
export interface StateSum extends Money {
  state: string;
  sales: number;
}

export interface ImportSumsProps {
  before: readonly StateSum[];
  after: readonly StateSum[];
}

interface SumRow {
  state: string;
  currency: string;
  before?: StateSum;
  after?: StateSum;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sumText = (sum: StateSum | undefined): string =>
  sum ? `${exactMoneyText(sum)} (${plural(sum.sales, "sale")})` : "\u2013";

const sumColumns: readonly StatColumn<SumRow>[] = [
  { label: "All sales of the program", render: ({ state, currency }) => `${capitalize(state)}, ${currency}` },
  { label: "Before", figure: true, render: ({ before }) => sumText(before) },
  { label: "After", figure: true, render: ({ after }) => sumText(after) },
];

/** Sums by state and currency, before and after. */
export function ImportSums({ before, after }: ImportSumsProps) {
  const rows = new Map<string, SumRow>();
  const add = (sums: readonly StateSum[], side: "before" | "after") => {
    for (const sum of sums) {
      const key = `${sum.currency} ${sum.state}`;
      rows.set(key, { ...(rows.get(key) ?? { state: sum.state, currency: sum.currency }), [side]: sum });
    }
  };
  add(before, "before");
  add(after, "after");
  if (rows.size === 0) return null;
  return (
    <StatTable
      label="Sums before and after"
      columns={sumColumns}
      rows={[...rows.values()]}
      getKey={({ state, currency }) => `${currency} ${state}`}
      emptyText=""
    />
  );
}
