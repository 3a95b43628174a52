import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { StatPart } from "../../../admin/figures/StatPart";
import { getErrorMessage } from "../../../admin/graphql/adminErrors";
import { rangeProblems } from "../../../features/analytics/admin/analyticsRange";
import { PlainSelect } from "../../../features/analytics/admin/conversions/PlainFields";
import { EarningsCards } from "../../../features/analytics/admin/earnings/EarningsCards";
import { EarningsTable } from "../../../features/analytics/admin/earnings/EarningsTable";
import { earningsBy, isEarningsBy } from "../../../features/analytics/admin/earnings/earningsText";
import { SaleLinesDialog } from "../../../features/analytics/admin/earnings/SaleLinesDialog";
import { RangeForm } from "../../../features/analytics/admin/RangeForm";
import { useAnalyticsRange } from "../../../features/analytics/admin/useAnalyticsRange";
import { AdminEarningsDocument } from "../../../graphql/generated/adminOperations";
import { useShownVariables } from "../../../graphql/useShownVariables";
import { wholeCount } from "../../../shared/format/count";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** The row whose sales are shown; a null key is the total. */
interface Explained {
  key: string | null;
  title: string;
}

/** What clicks earned, by what led to them. */
export function AnalyticsPageEarnings() {
  const { range, setRange, today } = useAnalyticsRange();
  const [params, setParams] = useSearchParams();
  const [explained, setExplained] = useState<Explained | null>(null);
  const given = params.get("by");
  const by = isEarningsBy(given) ? given : "CELEBRITY";
  const noun = earningsBy.find(({ value }) => value === by)?.label ?? "";
  const sound = Object.keys(rangeProblems(range)).length === 0;
  const variables = useShownVariables({ by, ...range });
  const { data, previousData, error, loading, refetch } = useQuery(AdminEarningsDocument, {
    variables,
    skip: !sound,
    fetchPolicy: "cache-and-network",
  });
  const { busy, retry } = useRetry(refetch);
  const report = (data ?? previousData)?.earnings;
  const failed = error && !data;
  return (
    <Sections>
      <Controls>
        <PlainSelect
          label="Earnings by"
          value={by}
          options={earningsBy}
          onChange={(value) =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before);
                next.set("by", value);
                return next;
              },
              { preventScrollReset: true },
            )
          }
        />
        <RangeForm range={range} today={today} onChange={setRange} />
        {sound ? (
          <Button
            component="a"
            size="small"
            variant="outlined"
            href={withQuery(apiPaths.earnings, { by, from: range.from, to: range.to })}
            download
          >
            Download CSV
          </Button>
        ) : null}
      </Controls>
      {failed ? (
        <ErrorState
          text={getErrorMessage(error, "The figures could not be loaded. Please try again.")}
          onRetry={retry}
          busy={busy}
        />
      ) : null}
      {sound && !report && !error ? <WaitNotice text="Loading figures..." /> : null}
      {sound && report && !failed ? (
        <Report aria-busy={loading && !data}>
          <EarningsCards total={report.total} />
          <StatPart
            title={`By ${noun.toLowerCase()}`}
            action={
              report.total.money.length > 0 ? (
                <Button size="small" variant="text" onClick={() => setExplained({ key: null, title: "all rows" })}>
                  All sales
                </Button>
              ) : undefined
            }
            text={
              report.rowCount > report.rows.length
                ? `The first ${wholeCount(report.rows.length)} of ${wholeCount(report.rowCount)}. The file has all of them.`
                : "Approved and paid commission earns; pending commission may be declined."
            }
          >
            <EarningsTable
              noun={noun}
              rows={report.rows}
              onExplain={({ key, name }) => setExplained({ key, title: name ?? "a deleted row" })}
            />
          </StatPart>
        </Report>
      ) : null}
      {explained ? (
        <SaleLinesDialog
          title={explained.title}
          by={by}
          range={range}
          rowKey={explained.key}
          onClose={() => setExplained(null)}
        />
      ) : null}
    </Sections>
  );
}

const Sections = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 28 });

const Report = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 32,
  "&[aria-busy='true']": { opacity: 0.55 },
});

const Controls = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "16px 24px",
  "& > div": { flex: "0 1 15rem" },
});
