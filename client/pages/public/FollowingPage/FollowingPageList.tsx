import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { PostCard } from "../../../features/content/blog/PostCard";
import { useFollows } from "../../../features/content/celebrity/useFollow";
import { useUnfollow } from "../../../features/content/celebrity/useUnfollow";
import { PersonalFeed } from "../../../features/readers/follow/PersonalFeed";
import { FollowingPageDocument, type FollowingPageQuery } from "../../../graphql/generated/operations";
import { shortDate } from "../../../shared/format/date";
import { plural } from "../../../shared/format/plural";
import { useFocusWhenLost } from "../../../shared/hooks/useFocusWhenLost";
import { useIdPages, type IdPages } from "../../../shared/hooks/useIdPages";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { FollowingPageCelebrity, type Followed } from "./FollowingPageCelebrity";
import { isNewSince, useLastVisit } from "./lastVisit";

/** The celebrities whom this browser follows, those with something new first. Removes ids without a row quietly. */
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
  const found = new Set(data?.celebritiesByIds.map(({ id }) => id));
  const gone = data && !error ? pages.shown.filter((id) => !found.has(id)).join() : "";
  useEffect(() => {
    if (gone !== "") change((current) => current.filter((id) => !gone.includes(id)));
  }, [gone, change]);
  const line = useFocusWhenLost(pages.count);
  const unfollow = useUnfollow();
  // The rows stay while those without another celebrity load.
  const shown = data ?? previousData;
  const celebrities = shown?.celebritiesByIds.filter(({ id }) => pages.shown.includes(id)) ?? [];
  return (
    <>
      <Note role="status" ref={line} tabIndex={-1}>
        {plural(pages.count, "celebrity", "celebrities")}
        {error && celebrities.length > 0 ? `, of which ${celebrities.length} could be loaded` : null}
        {pages.count > 0 && since > 0 ? `. Marked as new: since ${shortDate(new Date(since).toISOString())}` : null}
      </Note>
      {newestFirst(celebrities, since).map((celebrity) => (
        <FollowingPageCelebrity key={celebrity.id} celebrity={celebrity} since={since} onUnfollow={unfollow} />
      ))}
      {pages.count === 0 ? (
        <Empty />
      ) : celebrities.length > 0 ? null : error ? (
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

const countNew = ({ outfits }: Followed, since: number): number =>
  outfits.nodes.filter((outfit) => isNewSince(outfit, since)).length;

const newestFirst = (celebrities: readonly Followed[], since: number): Followed[] =>
  celebrities.toSorted((one, other) => countNew(other, since) - countNew(one, since));

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
    text="Follow a celebrity to find their new looks here."
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
