import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import Skeleton from "@mui/material/Skeleton";
import { adminPaths } from "../../../../site/addresses";
import { DayFigure } from "../../../features/money/earnings/admin/figures/DayFigure";
import { exactMoneyText } from "../../../shared/format/exactMoney";
import {
  type ActivityEntryFragment,
  AdminDashboardDocument,
  type AdminDashboardQuery,
  AdminNoticesDocument,
  AdminRecentActivityDocument,
} from "../../../graphql/generated/adminOperations";
import { getErrorMessage } from "../../../admin/graphql/adminErrors";
import { AddIcon } from "../../../admin/adminIcons";
import { StatList } from "../../../admin/figures/StatList";
import { StatGrid, StatPart } from "../../../admin/figures/StatPart";
import { useHasRole } from "../../../admin/role/accountContext";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { DashboardPageCards, DashboardPageTables } from "./DashboardPageFigures";
import { DashboardPageWaiting } from "./DashboardPageWaiting";
import { SentenceText } from "../../../features/newsroom/history/admin/SentenceText";
import { dateTime } from "../../../shared/format/dateTime";

/** Quick actions, key figures, the last 30 days, notices, what waits, and recent activity. */
export function DashboardPage() {
  const isEditor = useHasRole("editor");
  const options = { variables: { isEditor }, fetchPolicy: "cache-and-network" } as const;
  const { data, error, refetch } = useQuery(AdminDashboardDocument, options);
  const { busy, retry } = useRetry(refetch);
  const figures = data?.dashboard;
  return (
    <>
      <ScreenHeader title="Dashboard" />
      <DashboardSections>
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
        <DashboardColumns>
          {figures ? <DashboardPageTables dashboard={figures} /> : <div />}
          {isEditor ? (
            <SideColumn>
              <DashboardPageNotices />
              <DashboardPageWaiting />
              <DashboardPageActivity />
            </SideColumn>
          ) : null}
        </DashboardColumns>
      </DashboardSections>
    </>
  );
}

const actions: readonly { label: string; to: string; adds: boolean; forEditors?: true }[] = [
  { label: "New Outfit", to: adminPaths.outfits({ new: "1" }), adds: true },
  { label: "New Celebrity", to: adminPaths.celebrities({ new: "1" }), adds: true },
  { label: "New Blog Post", to: adminPaths.blog({ new: "1" }), adds: true },
  { label: "View Analytics", to: adminPaths.analytics(), adds: false, forEditors: true },
  { label: "Settings", to: adminPaths.settings(), adds: false },
];

function DashboardPageActions() {
  const isEditor = useHasRole("editor");
  const shown = actions.filter(({ forEditors }) => isEditor || !forEditors);
  return (
    <ActionRow aria-labelledby="quick-actions">
      <h2 id="quick-actions">
        <VisuallyHidden>Quick Actions</VisuallyHidden>
      </h2>
      {shown.map(({ label, to, adds }) => (
        <Button key={label} component={Link} to={to} variant="outlined" startIcon={adds ? <AddIcon /> : undefined}>
          {label}
        </Button>
      ))}
    </ActionRow>
  );
}

type Dashboard = AdminDashboardQuery["dashboard"];

/** Clicks and, for editors, revenue of the last 30 days. Of several currencies, the one with the largest revenue is drawn. */
function DashboardPageCharts({ dashboard: { days, revenue } }: { dashboard: Dashboard }) {
  const currency = revenue?.[0]?.currency ?? "USD";
  const getAmount = (day: Dashboard["days"][number]) =>
    day.revenue?.find((money) => money.currency === currency)?.amount ?? 0;
  return (
    <StatGrid>
      <DayFigure
        label="Clicks"
        noun="click"
        tone="accent"
        days={days.map(({ day, clicks }) => ({ day, count: clicks }))}
        emptyText="No clicks in the last 30 days. A click is counted when a visitor follows an affiliate link."
      />
      {revenue ? (
        <DayFigure
          label="Revenue"
          tone="ink"
          format={(amount) => exactMoneyText({ currency, amount })}
          days={days.map((day) => ({ day: day.day, count: getAmount(day) }))}
          emptyText="No revenue in the last 30 days. Revenue comes from imported conversion reports."
        />
      ) : null}
    </StatGrid>
  );
}

const DashboardSections = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 32 });

const DashboardColumns = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "40px clamp(32px, 4vw, 64px)",
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
}));

const SideColumn = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 40,
  alignContent: "start",
});

const ActionRow = styled("section")({ display: "flex", flexWrap: "wrap", gap: 10, "& h2": { position: "absolute" } });

const shown = 6;

/** Sign-ins and sign-outs would hide the other entries. */
const isWork = ({ action }: ActivityEntryFragment): boolean => action !== "signIn" && action !== "signOut";

/** The last entries of the audit log. A separate query, so that neither waits for the figures. */
function DashboardPageActivity() {
  const { data, error, refetch } = useQuery(AdminRecentActivityDocument, { fetchPolicy: "cache-and-network" });
  const { busy, retry } = useRetry(refetch);
  const entries = data?.auditEntries.edges
    .map(({ node }) => node)
    .filter(isWork)
    .slice(0, shown);
  return (
    <StatPart title="Recent Activities" action={<Link to={adminPaths.activity()}>All activity</Link>}>
      {error && !entries ? (
        <ErrorState text="The activity could not be loaded. Please try again." onRetry={retry} busy={busy} />
      ) : null}
      {!error && !entries ? <Skeleton height="320px" /> : null}
      {entries ? (
        <Entries as="ol">
          {entries.length === 0 ? <li>No activity yet. Changes by administrators appear here.</li> : null}
          {entries.map((entry) => (
            <li key={entry.id}>
              <SentenceText entry={entry} />
              <time dateTime={entry.createdAt}>{dateTime(entry.createdAt)}</time>
            </li>
          ))}
        </Entries>
      ) : null}
    </StatPart>
  );
}

const Entries = styled(StatList)(({ theme }) => ({
  "& time": { display: "block", fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));

/** What costs sales now, and price drops, most costly first. Shows nothing when there is no notice. */
function DashboardPageNotices() {
  const { data, error, refetch } = useQuery(AdminNoticesDocument, { fetchPolicy: "cache-and-network" });
  const { busy, retry } = useRetry(refetch);
  const notices = data?.notices.nodes ?? [];
  const more = (data?.notices.totalCount ?? 0) - notices.length;
  const hasFailed = error !== undefined && !data;
  if (notices.length === 0 && !hasFailed) return null;
  return (
    <StatPart title="Notices">
      {hasFailed ? (
        <ErrorState text="The notices could not be loaded. Please try again." onRetry={retry} busy={busy} />
      ) : (
        <StatList>
          {notices.map(({ id, text, path }) => (
            <li key={id}>
              <Link to={path}>{text}</Link>
            </li>
          ))}
          {more > 0 ? <li>and {more} more</li> : null}
        </StatList>
      )}
    </StatPart>
  );
}
