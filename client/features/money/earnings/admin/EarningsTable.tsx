import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { AdminEarningsQuery } from "../../../../graphql/generated/adminOperations";
import { StatTable, type StatColumn } from "../../../../admin/figures/StatTable";
import { wholeCount } from "../../../../shared/format/count";
import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";
import { aboutText, epcText, rateText, sumsOf } from "./earningsText";
import { MoneySums } from "./MoneySums";

export type EarningsRow = AdminEarningsQuery["earnings"]["rows"][number];

export interface EarningsTableProps {
  /** Header of the first column. */
  noun: string;
  rows: readonly EarningsRow[];
  /** Shows the sales behind a row. */
  onExplain: (row: EarningsRow) => void;
}

const nameOf = ({ name }: EarningsRow): string => name ?? "Permanently deleted";

function Earned({ row, state }: { row: EarningsRow; state: "approved" | "pending" }) {
  const sums = sumsOf(row.money, state);
  const about = aboutText(sums, row[state]);
  return (
    <>
      <MoneySums sums={sums} />
      {about ? <Aside>{about}</Aside> : null}
    </>
  );
}

const columns: readonly StatColumn<EarningsRow>[] = [
  { label: "Clicks", figure: true, render: ({ clicks }) => wholeCount(clicks) },
  { label: "Orders", figure: true, render: ({ orders }) => wholeCount(orders) },
  { label: "Rate", figure: true, render: ({ conversionRate }) => rateText(conversionRate) },
  {
    label: "Sales",
    figure: true,
    render: ({ money }) => (
      <MoneySums sums={money.flatMap(({ currency, sales }) => (sales ? { currency, amount: sales } : []))} />
    ),
  },
  { label: "Approved", figure: true, render: (row) => <Earned row={row} state="approved" /> },
  { label: "Pending", figure: true, render: (row) => <Earned row={row} state="pending" /> },
  { label: "EPC", figure: true, render: ({ epc }) => epcText(epc) },
];

/** What each row earned, and a way to the sales behind it. */
export function EarningsTable({ noun, rows, onExplain }: EarningsTableProps) {
  const explain: StatColumn<EarningsRow> = {
    label: "Sales behind",
    figure: true,
    render: (row) =>
      row.money.length === 0 ? null : (
        <Button size="small" variant="text" onClick={() => onExplain(row)}>
          Why?
          <VisuallyHidden> The sales of {nameOf(row)}</VisuallyHidden>
        </Button>
      ),
  };
  return (
    <StatTable
      label={`Earnings by ${noun.toLowerCase()}`}
      // A plain link: the site has another client, and shows what visitors see.
      columns={[
        { label: noun, render: (row) => (row.path ? <a href={row.path}>{nameOf(row)}</a> : nameOf(row)) },
        ...columns,
        explain,
      ]}
      rows={rows}
      getKey={({ key }) => key}
      emptyText="No clicks or sales on these days. They appear with the first click on an affiliate link, or the first imported sale."
    />
  );
}

const Aside = styled("div")(({ theme }) => ({ fontSize: "0.8125rem", color: theme.vars.palette.text.secondary }));
