import type { RetailerRowFragment } from "../../../../graphql/generated/adminOperations";
import { wholeCount } from "../../../../shared/format/count";
import { MoneyCell } from "./MoneyCell";
import { StatTable, type StatColumn } from "../../../../admin/figures/StatTable";

const columns: readonly StatColumn<RetailerRowFragment>[] = [
  { label: "Retailer", render: ({ retailer }) => retailer },
  { label: "Clicks", figure: true, render: ({ clicks }) => wholeCount(clicks) },
  { label: "Revenue", figure: true, render: ({ revenue }) => <MoneyCell revenue={revenue} /> },
];

export interface RetailerTableProps {
  label: string;
  rows: readonly RetailerRowFragment[];
  emptyText: string;
}

export function RetailerTable({ label, rows, emptyText }: RetailerTableProps) {
  return (
    <StatTable label={label} columns={columns} rows={rows} getKey={({ retailer }) => retailer} emptyText={emptyText} />
  );
}
