import { useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { AdminDashboardDocument } from "../../../graphql/generated/adminOperations";
import { getErrorMessage } from "../../../graphql/admin/adminErrors";
import { useHasRole } from "../../../shared/admin/role/accountContext";
import { ScreenHeader } from "../../../shared/admin/ScreenHeader";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { DashboardPageActions } from "./DashboardPageActions";
import { DashboardPageActivity } from "./DashboardPageActivity";
import { DashboardPageCharts } from "./DashboardPageCharts";
import { DashboardPageCards, DashboardPageTables } from "./DashboardPageFigures";
import { DashboardPageWaiting } from "./DashboardPageWaiting";

/** Quick actions, key figures, the last 30 days, what waits, and recent activity. */
export function DashboardPage() {
  const { data, error, refetch } = useQuery(AdminDashboardDocument, { fetchPolicy: "cache-and-network" });
  const { busy, retry } = useRetry(refetch);
  const figures = data?.dashboard;
  const isEditor = useHasRole("editor");
  return (
    <>
      <ScreenHeader title="Dashboard" />
      <Room>
        <DashboardPageActions />
        {figures ? <DashboardPageCards dashboard={figures} /> : null}
        {error && !figures ? (
          <ErrorState
            text={getErrorMessage(error, "The figures could not be loaded. Please try again.")}
            onRetry={retry}
            busy={busy}
          />
        ) : null}
        {!error && !figures ? <WaitNotice text="Loading figures..." /> : null}
        {figures ? <DashboardPageCharts dashboard={figures} /> : null}
        <Columns>
          {figures ? <DashboardPageTables dashboard={figures} /> : <div />}
          {isEditor ? (
            <Column>
              <DashboardPageWaiting />
              <DashboardPageActivity />
            </Column>
          ) : null}
        </Columns>
      </Room>
    </>
  );
}

const Room = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 32 });

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "40px clamp(32px, 4vw, 64px)",
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
}));

const Column = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 40,
  alignContent: "start",
});
