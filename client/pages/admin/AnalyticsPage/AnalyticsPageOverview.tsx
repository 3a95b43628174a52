import { useQuery } from "@apollo/client/react";
import Skeleton from "@mui/material/Skeleton";
import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { StatGrid, StatPart } from "../../../admin/figures/StatPart";
import { getErrorMessage } from "../../../admin/graphql/adminErrors";
import { MonthTable } from "../../../features/money/earnings/admin/figures/MonthTable";
import { useAnalyticsRange } from "../../../features/money/earnings/admin/useAnalyticsRange";
import { AdminAnalyticsDocument, AdminMonthsDocument } from "../../../graphql/generated/adminOperations";
import { useShownVariables } from "../../../graphql/useShownVariables";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { AnalyticsPageDiscounts, AnalyticsPageFigures, AnalyticsPageTopPages } from "./AnalyticsPageFigures";
import { FigureSections, isSound, RangedFigures } from "./RangedFigures";

/** The figures of the selected date range. */
export function AnalyticsPageOverview() {
  const control = useAnalyticsRange();
  const { range } = control;
  const sound = isSound(range);
  const result = useQuery(AdminAnalyticsDocument, {
    variables: useShownVariables({ ...range }),
    skip: !sound,
    fetchPolicy: "cache-and-network",
  });
  const { data, previousData, error } = result;
  const figures = sound && !(error && !data) ? (data ?? previousData)?.analytics : undefined;
  return (
    <FigureSections>
      <RangedFigures
        {...control}
        result={result}
        file={withQuery(apiPaths.analytics, { from: range.from, to: range.to })}
      >
        {({ analytics }) => <AnalyticsPageFigures analytics={analytics} />}
      </RangedFigures>
      <StatGrid>
        {figures ? <AnalyticsPageTopPages analytics={figures} /> : null}
        <AnalyticsPageMonths />
        {figures ? <AnalyticsPageDiscounts analytics={figures} /> : null}
      </StatGrid>
    </FigureSections>
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
