import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { StatList } from "../../../admin/figures/StatList";
import { StatPart } from "../../../admin/figures/StatPart";
import { AdminNoticesDocument } from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";

/** What costs sales now, and price drops, most costly first. Shows nothing when there is no notice. */
export function DashboardPageNotices() {
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
