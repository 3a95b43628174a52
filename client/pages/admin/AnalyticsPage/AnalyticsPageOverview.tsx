import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { StatGrid, StatPart } from "../../../admin/figures/StatPart";
import { rangeProblems } from "../../../features/analytics/admin/analyticsRange";
import { MonthTable } from "../../../features/analytics/admin/figures/MonthTable";
import { RangeForm } from "../../../features/analytics/admin/RangeForm";
import { useAnalyticsRange } from "../../../features/analytics/admin/useAnalyticsRange";
import { getErrorMessage } from "../../../admin/graphql/adminErrors";
import { AdminAnalyticsDocument, AdminMonthsDocument } from "../../../graphql/generated/adminOperations";
import { useShownVariables } from "../../../graphql/useShownVariables";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { AnalyticsPageDiscounts, AnalyticsPageFigures } from "./AnalyticsPageFigures";

/** The figures of the selected date range. */
export function AnalyticsPageOverview() {
  const { range, setRange, today } = useAnalyticsRange();
  const sound = Object.keys(rangeProblems(range)).length === 0;
  const variables = useShownVariables({ ...range });
  const { data, previousData, error, loading, refetch } = useQuery(AdminAnalyticsDocument, {
    variables,
    skip: !sound,
    fetchPolicy: "cache-and-network",
  });
  const { busy, retry } = useRetry(refetch);
  const shown = (data ?? previousData)?.analytics;
  const figures = sound && !(error && !data) ? shown : undefined;
  return (
    <OverviewSections>
      <RangeRow>
        <RangeForm range={range} today={today} onChange={setRange} />
        {sound ? (
          <Button
            component="a"
            size="small"
            variant="outlined"
            href={withQuery(apiPaths.analytics, { from: range.from, to: range.to })}
            download
          >
            Download CSV
          </Button>
        ) : null}
      </RangeRow>
      {error && !data ? (
        <ErrorState
          text={getErrorMessage(error, "The figures could not be loaded. Please try again.")}
          onRetry={retry}
          busy={busy}
        />
      ) : null}
      {sound && !shown && !error ? <WaitNotice text="Loading figures..." /> : null}
      {figures ? (
        <div aria-busy={loading && !data}>
          <AnalyticsPageFigures analytics={figures} />
        </div>
      ) : null}
      <StatGrid>
        <AnalyticsPageMonths />
        {figures ? <AnalyticsPageDiscounts analytics={figures} /> : null}
      </StatGrid>
    </OverviewSections>
  );
}

const title = "Month by month";

/** The last six months, independent of the selected range. A separate query, so that neither waits for the other. */
function AnalyticsPageMonths() {
  const { data, error, refetch } = useQuery(AdminMonthsDocument, { fetchPolicy: "cache-and-network" });
  const { busy, retry } = useRetry(refetch);
  const rows = data?.dashboard.monthlyStats;
  return (
    <StatPart title={title} text="The last six months with data, in the site's time zone.">
      {rows ? <MonthTable label={title} rows={rows} /> : null}
      {error && !rows ? (
        <ErrorState
          text={getErrorMessage(error, "The months could not be loaded. Please try again.")}
          onRetry={retry}
          busy={busy}
        />
      ) : null}
      {!error && !rows ? <Skeleton height="240px" /> : null}
    </StatPart>
  );
}

const OverviewSections = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 28,
  "& > [aria-busy='true']": { opacity: 0.55 },
});

const RangeRow = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 24px",
});
