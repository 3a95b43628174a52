import type { RetailerRowFragment } from "../../../../../graphql/generated/adminOperations";
import { wholeCount } from "../../../../../shared/format/count";
import { MoneyCell } from "./MoneyCell";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";

const columns: readonly StatColumn<RetailerRowFragment>[] = [
  { label: "Retailer", render: ({ retailer }) => retailer },
  { label: "Clicks", figure: true, render: ({ clicks }) => wholeCount(clicks) },
];
const withRevenue: typeof columns = [
  ...columns,
  { label: "Revenue", figure: true, render: ({ revenue = [] }) => <MoneyCell revenue={revenue} /> },
];

export interface RetailerTableProps {
  label: string;
  rows: readonly RetailerRowFragment[];
  emptyText: string;
  showsRevenue: boolean;
}

export function RetailerTable({ showsRevenue, label, rows, emptyText }: RetailerTableProps) {
  const shown = showsRevenue ? withRevenue : columns;
  return (
    <StatTable label={label} columns={shown} rows={rows} getKey={({ retailer }) => retailer} emptyText={emptyText} />
  );
}
