import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { PostCard } from "../../../features/content/blog/PostCard";
import { PersonalFeed } from "../../../features/readers/follow/PersonalFeed";
import { FollowingPageDocument, type FollowingPageQuery } from "../../../graphql/generated/operations";
import { useFollows } from "../../../shared/follow/useFollow";
import { useUnfollow } from "../../../shared/follow/useUnfollow";
import { shortDate } from "../../../shared/format/date";
import { useFocusWhenLost } from "../../../shared/hooks/useFocusWhenLost";
import type { LocalSet } from "../../../shared/hooks/useLocalSet";
import { useIdPages, type IdPages } from "../../../shared/hooks/useIdPages";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { type Followed, FollowingPageRow } from "./FollowingPageRow";
import { isNewSince, useLastVisit } from "./lastVisit";

/** Whom and what this browser follows, those with something new first. Removes ids without a row quietly. */
export function FollowingPageList() {
  const { ids, change } = useFollows();
  const since = useLastVisit();
  const pages = useIdPages([...ids].reverse());
  const { data, previousData, error, loading, refetch } = useQuery(FollowingPageDocument, {
    variables: { ids: [...pages.shown] },
    skip: pages.count === 0,
    // Offline those that this device has come with an error about the others.
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  useCurrentIds(error ? undefined : data, pages.shown, change);
  const line = useFocusWhenLost(pages.count);
  const unfollow = useUnfollow();
  // The rows stay while those without another celebrity load.
  const shown = data ?? previousData;
  const rows = shown ? listRows(shown, pages.shown) : [];
  return (
    <>
      <Note role="status" ref={line} tabIndex={-1}>
        You follow {pages.count}
        {error && rows.length > 0 ? `, of which ${rows.length} could be loaded` : null}
        {pages.count > 0 && since > 0 ? `. Marked as new: since ${shortDate(new Date(since).toISOString())}` : null}
      </Note>
      {newestFirst(rows, since).map((followed) => (
        <FollowingPageRow key={followed.id} followed={followed} since={since} onUnfollow={unfollow} />
      ))}
      {pages.count === 0 ? (
        <Empty />
      ) : rows.length > 0 ? null : error ? (
        <ErrorState busy={loading} onRetry={() => void refetch()} />
      ) : (
        <CardGridSkeleton count={4} columns={4} ratio="3 / 4" />
      )}
      <Turns pages={pages} />
      <Articles posts={shown?.blogPosts.nodes.filter((post) => isNewSince(post, since)) ?? []} />
      <PersonalFeed list="FOLLOWING" count={pages.count} />
    </>
  );
}

function Articles({ posts }: { posts: FollowingPageQuery["blogPosts"]["nodes"] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="new-articles">
      <Title id="new-articles">New in the magazine</Title>
      <CardGrid columns={3}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

/** Removes the ids of what is gone, and follows on where brands were merged. */
function useCurrentIds(data: FollowingPageQuery | undefined, asked: readonly string[], change: LocalSet["change"]) {
  useEffect(() => {
    if (!data) return;
    const current = new Map(data.celebritiesByIds.map(({ id }) => [id, id]));
    for (const { id, placeId } of data.followedPlacesByIds) current.set(id, placeId);
    if (asked.every((id) => current.get(id) === id)) return;
    const isAsked = new Set(asked);
    change((ids) => [...new Set(ids.flatMap((id) => (isAsked.has(id) ? (current.get(id) ?? []) : id)))]);
  });
}

/** Returns the rows in the order of the ids. A place without a picture has that of its newest look. */
function listRows({ celebritiesByIds, followedPlacesByIds }: FollowingPageQuery, ids: readonly string[]): Followed[] {
  const rows = new Map<string, Followed>();
  for (const { slug, outfits, ...row } of celebritiesByIds)
    rows.set(row.id, { ...row, path: paths.celebrity(slug), isCelebrity: true, looks: outfits.nodes });
  for (const { latestOutfits: looks, ...row } of followedPlacesByIds)
    rows.set(row.id, { ...row, image: row.image || (looks[0]?.image ?? ""), isCelebrity: false, looks });
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const countNew = ({ looks }: Followed, since: number): number => looks.filter((look) => isNewSince(look, since)).length;

const newestFirst = (rows: readonly Followed[], since: number): Followed[] =>
  rows.toSorted((one, other) => countNew(other, since) - countNew(one, since));

function Turns({ pages: { page, pageCount, go } }: { pages: IdPages }) {
  if (pageCount <= 1) return null;
  return (
    <Buttons as="nav" aria-label="Pages">
      <Button variant="outlined" disabled={page === 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <Button variant="outlined" disabled={page === pageCount} onClick={() => go(page + 1)}>
        Next
      </Button>
    </Buttons>
  );
}

const Empty = () => (
  <EmptyState
    title="You follow no one yet"
    text="Follow a celebrity, a show, an event or a brand to find new looks here."
    action={
      <Button component={Link} to={paths.celebrities()} variant="outlined">
        Find celebrities
      </Button>
    }
  />
);

const Note = styled("p")(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const Title = styled("h2")(({ theme }) => ({
  ...theme.typography.h2,
  marginBlock: "clamp(3rem, 2.4rem + 2.6vw, 5rem) 24px",
}));

const Buttons = styled(Cluster)({ justifyContent: "center", paddingTop: 40 });
