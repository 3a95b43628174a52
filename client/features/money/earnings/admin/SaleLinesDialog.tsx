import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { StatTable, type StatColumn } from "../../../../admin/figures/StatTable";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { PanelDialog } from "../../../../admin/PanelDialog";
import { SaleLinesDocument, type SaleLinesQuery } from "../../../../graphql/generated/adminOperations";
import { wholeCount } from "../../../../shared/format/count";
import { plural } from "../../../../shared/format/plural";
import { dateTime } from "../../../../shared/format/dateTime";
import { useRetry } from "../../../../shared/hooks/useRetry";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";
import type { DayRange } from "./analyticsRange";
import { type EarningsBy, exactText } from "./earningsText";

type Line = SaleLinesQuery["saleLines"]["lines"][number];

const pageSize = 100;

const stateText = ({ state, reportedStatus }: Line): string =>
  reportedStatus === "" || reportedStatus.toLowerCase() === state ? state : `${state} (${reportedStatus})`;

const columns: readonly StatColumn<Line>[] = [
  {
    label: "Transaction",
    render: ({ transactionId, line }) => (
      <>
        {transactionId}
        {line ? <small>{line}</small> : null}
      </>
    ),
  },
  { label: "Sale", render: ({ occurredAt }) => <time dateTime={occurredAt}>{dateTime(occurredAt)}</time> },
  { label: "Program", render: ({ program, retailer }) => (retailer ? `${program}, ${retailer}` : program) },
  { label: "Commission", figure: true, render: exactText },
  { label: "State", render: stateText },
  {
    label: "Click",
    render: ({ reason, subject, page, placement, campaign }) =>
      reason ?? [subject, page, placement, campaign].filter(Boolean).join(", "),
  },
];

export interface SaleLinesDialogProps {
  /** What the figure is of. */
  title: string;
  by: EarningsBy;
  range: DayRange;
  /** Null for the total. */
  rowKey: string | null;
  onClose: () => void;
}

/** The rows of reports that a figure adds up. */
export function SaleLinesDialog({ title, by, range, rowKey, onClose }: SaleLinesDialogProps) {
  const [offset, setOffset] = useState(0);
  const { data, error, refetch } = useQuery(SaleLinesDocument, {
    variables: { by, from: range.from, to: range.to, key: rowKey, offset },
    fetchPolicy: "network-only",
  });
  const { busy, retry } = useRetry(refetch);
  const shown = data?.saleLines;
  const count = shown?.totalCount ?? 0;
  return (
    <PanelDialog title={`Sales of ${title}`} maxWidth={1_040} onClose={onClose}>
      {error && !shown ? <ErrorState text={getErrorMessage(error)} onRetry={retry} busy={busy} /> : null}
      {!error && !shown ? <WaitNotice text="Loading sales..." /> : null}
      {shown ? (
        <Lines>
          <p>
            {plural(count, "row")} of reports, newest first. A row that takes a sale back has a negative commission;
            declined rows earn nothing.
          </p>
          <StatTable
            label={`Sales of ${title}`}
            columns={columns}
            rows={shown.lines}
            getKey={({ id }) => id}
            emptyText="No sales on these days."
          />
          {count > pageSize ? (
            <footer>
              <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
                Newer
              </Button>
              <span>
                {wholeCount(offset + 1)} to {wholeCount(Math.min(offset + pageSize, count))}
              </span>
              <Button disabled={offset + pageSize >= count} onClick={() => setOffset(offset + pageSize)}>
                Older
              </Button>
            </footer>
          ) : null}
        </Lines>
      ) : null}
    </PanelDialog>
  );
}

const Lines = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& time": { whiteSpace: "nowrap" },
  "& small": { display: "block", color: theme.vars.palette.text.secondary },
  "& > footer": { display: "flex", alignItems: "center", gap: 12 },
}));
