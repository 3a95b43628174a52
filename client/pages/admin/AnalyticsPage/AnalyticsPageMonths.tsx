import { useQuery } from "@apollo/client/react";
import Skeleton from "@mui/material/Skeleton";
import { MonthTable } from "../../../features/analytics/admin/figures/MonthTable";
import { StatPart } from "../../../shared/admin/figures/StatPart";
import { getErrorMessage } from "../../../graphql/admin/adminErrors";
import { AdminMonthsDocument } from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";

const title = "Month by month";

/** The last six months, independent of the selected range. A separate query, so that neither waits for the other. */
export function AnalyticsPageMonths() {
  const { data, error, refetch } = useQuery(AdminMonthsDocument, { fetchPolicy: "cache-and-network" });
  const { busy, retry } = useRetry(refetch);
  const rows = data?.dashboard.monthlyStats;
  return (
    <StatPart title={title} text="The last six months with data, in UTC.">
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
