import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { PayoutRowFragment } from "../../../../../graphql/generated/adminOperations";
import { DeleteIcon, EditIcon } from "../../../../../admin/adminIcons";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";
import { RowActions } from "../../../../../admin/grid/RowActions";
import { shortDate } from "../../../../../shared/format/date";
import { exactMoneyText } from "../../../../../shared/format/exactMoney";
import { comparisonText, periodText } from "./payoutText";

interface PayoutTableProps {
  payouts: readonly PayoutRowFragment[];
  /** Shows the sales of a payout's program and period. */
  onExplain: (payout: PayoutRowFragment) => void;
  /** Omitted for people who may not change payouts. */
  changes?: Record<"onEdit" | "onDelete", (payout: PayoutRowFragment) => void>;
}

/** The payouts, each with its difference from what the reports approved. */
export function PayoutTable({ payouts, onExplain, changes }: PayoutTableProps) {
  const columns: readonly StatColumn<PayoutRowFragment>[] = [
    { label: "Program", render: ({ program }) => program },
    {
      label: "Sales of",
      render: (payout) => (
        <PeriodButton size="small" variant="text" onClick={() => onExplain(payout)}>
          {periodText(payout)}
        </PeriodButton>
      ),
    },
    { label: "Paid on", render: ({ paidOn }) => shortDate(paidOn) },
    { label: "Paid", figure: true, render: exactMoneyText },
    {
      label: "Approved",
      figure: true,
      render: ({ currency, comparison }) => exactMoneyText({ currency, amount: comparison.approved }),
    },
    { label: "Difference", render: comparisonText },
    { label: "Note", render: ({ note }) => note },
  ];
  const actions: StatColumn<PayoutRowFragment> = {
    label: "Actions",
    figure: true,
    render: (payout) => (
      <RowActions
        actions={[
          {
            label: `Edit the payout of ${payout.program} for ${periodText(payout)}`,
            icon: <EditIcon />,
            onClick: () => changes?.onEdit(payout),
          },
          {
            label: `Delete the payout of ${payout.program} for ${periodText(payout)}`,
            icon: <DeleteIcon />,
            danger: true,
            onClick: () => changes?.onDelete(payout),
          },
        ]}
      />
    ),
  };
  return (
    <StatTable
      label="Payouts"
      columns={changes ? [...columns, actions] : columns}
      rows={payouts}
      getKey={({ id }) => id}
      emptyText="No payouts yet. When a network has paid, record it here to see whether it paid what its reports approved."
    />
  );
}

const PeriodButton = styled(Button)({ textAlign: "left", minWidth: "7.5rem" });
