import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import {
  FeedRunsDocument,
  RunFeedDocument,
  type FeedRunStateFragment,
} from "../../../../../graphql/generated/adminOperations";
import { isActive } from "../feedRunStates";

const pollMs = 2_000;

/** Root lists that an import changes. */
export const importedLists = ["categoryItems", "categoryItemRetailers", "categories", "auditEntries"];

export interface FeedRuns {
  /** Newest first. */
  runs: readonly FeedRunStateFragment[];
  /** Whether a run waits or reads. */
  busy: boolean;
  start: (how: { isDryRun?: boolean; isForced?: boolean }) => Promise<void>;
}

/** The runs of a feed. While one waits or reads, the screen asks again every two seconds. */
export function useFeedRuns(id: string): FeedRuns {
  const { cache } = useApolloClient();
  const { data, startPolling, stopPolling, refetch } = useQuery(FeedRunsDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const [run, { loading, data: started }] = useMutation(RunFeedDocument);
  const runs = data?.feed.runs ?? [];
  const startedId = started?.runFeed.id;
  // A list that was asked for before the run began does not hold it.
  const isAwaited = startedId !== undefined && !runs.some((each) => each.id === startedId);
  const isReading = isAwaited || isActive(runs[0]);
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) evictLists(cache, importedLists);
    wasReading.current = isReading;
    if (!isReading) return undefined;
    startPolling(pollMs);
    return stopPolling;
  }, [cache, isReading, startPolling, stopPolling]);
  const attempt = useAttempt();
  const start: FeedRuns["start"] = async ({ isDryRun = false, isForced = false }) => {
    if (await attempt(() => run({ variables: { input: { id, isDryRun, isForced } } }))) void refetch();
  };
  return { runs, busy: isReading || loading, start };
}
