import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { StatGrid } from "../../../shared/admin/figures/StatPart";
import { rangeProblems } from "../../../features/analytics/admin/analyticsRange";
import { RangeForm } from "../../../features/analytics/admin/RangeForm";
import { useAnalyticsRange } from "../../../features/analytics/admin/useAnalyticsRange";
import { getErrorMessage } from "../../../graphql/admin/adminErrors";
import { AdminAnalyticsDocument } from "../../../graphql/generated/adminOperations";
import { useShownVariables } from "../../../graphql/useShownVariables";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { AnalyticsPageDiscounts, AnalyticsPageFigures } from "./AnalyticsPageFigures";
import { AnalyticsPageMonths } from "./AnalyticsPageMonths";

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
    <Room>
      <Line>
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
      </Line>
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
    </Room>
  );
}

const Room = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 28,
  "& > [aria-busy='true']": { opacity: 0.55 },
});

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 24px",
});
