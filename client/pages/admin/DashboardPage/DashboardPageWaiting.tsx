import { useQuery } from "@apollo/client/react";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { StatPart } from "../../../admin/figures/StatPart";
import { isProblem } from "../../../features/shops/links/admin/linkStates";
import { formatReleaseTime } from "../../../features/newsroom/publishing/admin/releaseTime";
import {
  AdminProblemsDocument,
  AdminWaitingDocument,
  type AdminWaitingQuery,
} from "../../../graphql/generated/adminOperations";
import { plural } from "../../../shared/format/plural";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";

interface Entry {
  id: string;
  title: string;
  to: string;
}

/** The rows that wait for an editor, up to three of each type. */
const listReviews = ({ reviewOutfits, reviewPosts, reviewCelebrities }: AdminWaitingQuery): Entry[] => [
  ...reviewOutfits.nodes.map(({ id, title }) => ({ id, title, to: adminPaths.outfits({ edit: id }) })),
  ...reviewPosts.nodes.map(({ id, title }) => ({ id, title, to: adminPaths.blog({ edit: id }) })),
  ...reviewCelebrities.nodes.map(({ id, name }) => ({ id, title: name, to: adminPaths.celebrities({ view: id }) })),
];

/** What waits for somebody: reviews, drafts, releases, broken links, and searches that find nothing. */
export function DashboardPageWaiting() {
  const { data, error, refetch } = useQuery(AdminWaitingDocument, { fetchPolicy: "cache-and-network" });
  // A separate query, because contributors may not read it.
  const problems = useQuery(AdminProblemsDocument, { fetchPolicy: "cache-and-network" }).data;
  const { busy, retry } = useRetry(refetch);
  return (
    <StatPart title="To do">
      {error && !data ? (
        <ErrorState text="The work that waits could not be loaded. Please try again." onRetry={retry} busy={busy} />
      ) : null}
      {!error && !data ? <Skeleton height="280px" /> : null}
      {data ? (
        <Lines>
          <Reviews waiting={data} />
          <Drafts waiting={data} />
          <Releases waiting={data} />
          {problems ? <Problems problems={problems} /> : null}
        </Lines>
      ) : null}
    </StatPart>
  );
}

/** One kind of work with its number. */
function Line({ label, count, children }: { label: ReactNode; count: number; children: ReactNode }) {
  return (
    <li>
      <p>
        {label} <b>{count}</b>
      </p>
      {children}
    </li>
  );
}

function Reviews({ waiting }: { waiting: AdminWaitingQuery }) {
  const entries = listReviews(waiting);
  const count =
    waiting.reviewOutfits.totalCount + waiting.reviewPosts.totalCount + waiting.reviewCelebrities.totalCount;
  return (
    <Line label="In review" count={count}>
      {entries.length === 0 ? <small>Nothing waits for review.</small> : null}
      {entries.map(({ id, title, to }) => (
        <small key={id}>
          <Link to={to}>{title}</Link>
        </small>
      ))}
    </Line>
  );
}

function Drafts({ waiting: { draftOutfits, draftPosts, draftCelebrities } }: { waiting: AdminWaitingQuery }) {
  const lists = [
    { count: draftOutfits.totalCount, noun: "outfit", to: `${adminPaths.outfits()}?status=DRAFT` },
    { count: draftPosts.totalCount, noun: "blog post", to: `${adminPaths.blog()}?status=DRAFT` },
    { count: draftCelebrities.totalCount, noun: "celebrity", to: `${adminPaths.celebrities()}?status=DRAFT` },
  ].filter(({ count }) => count > 0);
  return (
    <Line label="Drafts" count={lists.reduce((sum, { count }) => sum + count, 0)}>
      {lists.length === 0 ? <small>There are no drafts.</small> : null}
      {lists.map(({ count, noun, to }) => (
        <small key={noun}>
          <Link to={to}>{plural(count, noun, noun === "celebrity" ? "celebrities" : undefined)}</Link>
        </small>
      ))}
    </Line>
  );
}

function Releases({ waiting: { releases } }: { waiting: AdminWaitingQuery }) {
  return (
    <Line label={<Link to={adminPaths.schedule()}>Scheduled</Link>} count={releases.totalCount}>
      {releases.nodes.length === 0 ? <small>Nothing is scheduled.</small> : null}
      {releases.nodes.map(({ id, title, publishAt, timeZone }) => (
        <small key={id}>
          {title}, <time dateTime={publishAt}>{formatReleaseTime(publishAt, timeZone)}</time>
        </small>
      ))}
    </Line>
  );
}

interface ProblemsProps {
  problems: {
    linkStateCounts: readonly { state: Parameters<typeof isProblem>[0]; count: number }[];
    missedSearches: { totalCount: number };
  };
}

function Problems({ problems: { linkStateCounts, missedSearches } }: ProblemsProps) {
  const broken = linkStateCounts.filter(({ state }) => isProblem(state)).reduce((sum, { count }) => sum + count, 0);
  const links = `${adminPaths.links()}?state=problems`;
  return (
    <>
      <Line label={<Link to={links}>Links with problems</Link>} count={broken}>
        <small>
          {broken === 0 ? "No link check has found a problem." : "Broken, sold out, redirected or untracked."}
        </small>
      </Line>
      <Line label={<Link to={adminPaths.search()}>Searches without results</Link>} count={missedSearches.totalCount}>
        <small>
          {missedSearches.totalCount === 0
            ? "Every search has found something."
            : "Add synonyms, or the missing content."}
        </small>
      </Line>
    </>
  );
}

const Lines = styled("ul")(({ theme }) => ({
  listStyle: "none",
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& li": {
    display: "grid",
    gap: 2,
    padding: "9px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: "0.875rem",
    overflowWrap: "anywhere",
  },
  "& p": { display: "flex", justifyContent: "space-between", gap: 16, fontWeight: 500 },
  "& b": { fontVariantNumeric: "tabular-nums" },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
