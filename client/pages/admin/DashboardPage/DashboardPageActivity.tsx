import { useQuery } from "@apollo/client/react";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { StatPart } from "../../../admin/figures/StatPart";
import { SentenceText } from "../../../features/history/admin/SentenceText";
import { AdminRecentActivityDocument, type ActivityEntryFragment } from "../../../graphql/generated/adminOperations";
import { dateTime } from "../../../shared/format/dateTime";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";

const shown = 6;

/** Sign-ins and sign-outs would hide the other entries. */
const isWork = ({ action }: ActivityEntryFragment): boolean => action !== "signIn" && action !== "signOut";

/** The last entries of the audit log. A separate query, so that neither waits for the figures. */
export function DashboardPageActivity() {
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
        <Entries>
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

const Entries = styled("ol")(({ theme }) => ({
  listStyle: "none",
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& li": {
    padding: "9px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: "0.875rem",
    overflowWrap: "anywhere",
  },
  "& time": { display: "block", fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
