import type { PayoutsQuery } from "../../../../../graphql/generated/adminOperations";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";
import { shortDate, shortMonth } from "../../../../../shared/format/date";
import { exactMoneyText } from "../../../../../shared/format/exactMoney";

type Expected = PayoutsQuery["expectedPayouts"][number];

const money = (amount: number, { currency }: Expected): string => exactMoneyText({ amount, currency });

function describeDay({ decidedBy, isOverdue }: Expected): string {
  if (!decidedBy) return "Validation days unknown";
  return isOverdue ? `Overdue since ${shortDate(decidedBy)}` : shortDate(decidedBy);
}

const columns: readonly StatColumn<Expected>[] = [
  { label: "Month", render: ({ month }) => shortMonth(month) },
  { label: "Program", render: ({ program }) => program },
  { label: "Approved", figure: true, render: (row) => money(row.approved, row) },
  { label: "Paid", figure: true, render: (row) => money(row.paid, row) },
  { label: "Not paid", figure: true, render: (row) => money(row.approved - row.paid, row) },
  { label: "Pending", figure: true, render: (row) => money(row.pending, row) },
  { label: "Decided by", render: describeDay },
];

/** What programs owe beside what they paid, by month. */
export function ExpectedTable({ rows }: { rows: readonly Expected[] }) {
  return (
    <StatTable
      label="Expected and paid"
      columns={columns}
      rows={rows}
      getKey={({ month, program, currency }) => `${month} ${program} ${currency}`}
      emptyText="No sales in the last twelve months. A month appears with its first sale in a report."
      maxHeight={480}
    />
  );
}
