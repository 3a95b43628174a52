import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { AddressRun } from "../../../features/imports/feeds/admin/run/AddressRun";
import { RunHistory } from "../../../features/imports/feeds/admin/run/RunHistory";
import { UploadRun } from "../../../features/imports/feeds/admin/run/UploadRun";
import { useFeedRuns } from "../../../features/imports/feeds/admin/run/useFeedRuns";
import { FeedSettings } from "../../../features/imports/feeds/admin/settings/FeedSettings";
import { isNotFound } from "../../../admin/graphql/adminErrors";
import {
  DeleteFeedDocument,
  FeedRecordDocument,
  type FeedFieldsFragment,
} from "../../../graphql/generated/adminOperations";
import { RemoveDialog } from "../../../admin/RemoveDialog";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { ScreenPart } from "../../../admin/ScreenPart";
import { dateTime } from "../../../shared/format/dateTime";
import { plural } from "../../../shared/format/plural";
import { useRetry } from "../../../shared/hooks/useRetry";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** One feed: check and import it, change its settings, see what happened. */
export function FeedPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(FeedRecordDocument, {
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { retry } = useRetry(refetch);
  if (data) return <LoadedFeed key={id} feed={data.feed} />;
  return (
    <>
      <ScreenHeader title="Feed" text={<Link to={adminPaths.feeds()}>All feeds</Link>} />
      {isNotFound(error) ? (
        <EmptyState title="Not found" text="This feed no longer exists." />
      ) : error ? (
        <ErrorState onRetry={retry} />
      ) : (
        <WaitNotice text="Loading..." />
      )}
    </>
  );
}

/** "1,200 items. Next run: Nov 25, 2026, 5:00 AM." */
const describeFeed = ({ itemCount, nextRunAt }: FeedFieldsFragment): string =>
  [`${plural(itemCount, "item")}.`, nextRunAt ? `Next run: ${dateTime(nextRunAt)}.` : ""].filter(Boolean).join(" ");

const describeItems = ({ itemCount }: FeedFieldsFragment): string =>
  itemCount === 0 ? "It has no items." : `Its ${plural(itemCount, "item")} stay on the site, as if entered by hand.`;

function LoadedFeed({ feed }: { feed: FeedFieldsFragment }) {
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const runs = useFeedRuns(feed.id);
  return (
    <>
      <ScreenHeader
        title={feed.name}
        text={
          <>
            <Link to={adminPaths.feeds()}>All feeds</Link> · {describeFeed(feed)}
          </>
        }
        actions={
          <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
            Delete feed
          </Button>
        }
      />
      <ScreenPart
        title="Import"
        text={
          <>
            A check shows what would change and why, and writes nothing. What it puts into the wrong category is mended
            by a <Link to={adminPaths.feeds({ tab: "rules" })}>category rule</Link>.
          </>
        }
      >
        {feed.address ? <AddressRun feedId={feed.id} {...runs} /> : <UploadRun feed={feed} />}
      </ScreenPart>
      <ScreenPart title="Settings" text="Where the products come from and how the file is read.">
        <FeedSettings feed={feed} />
      </ScreenPart>
      {runs.runs.length > 0 ? (
        <ScreenPart title="History" text="The last runs from the address.">
          <RunHistory runs={runs.runs} />
        </ScreenPart>
      ) : null}
      {isDeleting ? (
        <RemoveDialog
          document={DeleteFeedDocument}
          variables={{ input: { id: feed.id } }}
          lists={["feeds", "categoryRules", "categoryItems"]}
          title="Delete feed"
          text={`“${feed.name}” is deleted with its history and its own rules. ${describeItems(feed)} This cannot be undone.`}
          done={{ title: "Feed deleted", text: feed.name }}
          onRemoved={() => void navigate(adminPaths.feeds(), { replace: true })}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
}
