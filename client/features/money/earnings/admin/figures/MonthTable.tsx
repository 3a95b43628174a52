import type { MonthRowFragment } from "../../../../../graphql/generated/adminOperations";
import { shortMonth } from "../../../../../shared/format/date";
import { wholeCount } from "../../../../../shared/format/count";
import { MoneyCell } from "./MoneyCell";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";

const columns: readonly StatColumn<MonthRowFragment>[] = [
  { label: "Month", render: ({ month }) => shortMonth(month) },
  { label: "Views", figure: true, render: ({ views }) => wholeCount(views) },
  { label: "Clicks", figure: true, render: ({ clicks }) => wholeCount(clicks) },
  { label: "Revenue", figure: true, render: ({ revenue }) => <MoneyCell revenue={revenue} /> },
];

export function MonthTable({ label, rows }: { label: string; rows: readonly MonthRowFragment[] }) {
  return (
    <StatTable
      label={label}
      columns={columns}
      rows={rows}
      getKey={({ month }) => month}
      emptyText="No data yet. A month appears with its first view, click or sale."
    />
  );
}
