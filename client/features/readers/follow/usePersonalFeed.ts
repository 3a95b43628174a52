import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import {
  CreatePersonalFeedDocument,
  type FeedList,
  RevokePersonalFeedDocument,
} from "../../../graphql/generated/operations";
import { writeStore } from "../../../shared/hooks/localStore";
import { useToast } from "../../../shared/toast/ToastContext";
import { createKey, identifyList, noFeed, readFollowed, stores } from "./followedList";
import { keepFeedsCurrent } from "./keepFeedsCurrent";

const writtenForPeople = new Set<unknown>(["FORBIDDEN", "TOO_MANY_REQUESTS"]);

/** The server's sentence for too many feeds, and in a read-only demo; otherwise ours. */
function describe(error: unknown): string {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  return first && writtenForPeople.has(first.extensions?.code)
    ? first.message
    : "The server could not be reached. Please try again.";
}

/** Makes and deletes the feed of a list. Failures are shown in a toast and change nothing. */
export function usePersonalFeed(list: FeedList) {
  const client = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { feed } = stores[list];

  const run = async (title: string, send: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      toast({ title, text: describe(error), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  /** @param key that of a deleted feed, to make it again. */
  const create = (key = createKey()): Promise<void> =>
    run("The feed was not made", async () => {
      const ids = readFollowed(list);
      await client.mutate({ mutation: CreatePersonalFeedDocument, variables: { input: { key, list, ids } } });
      writeStore(feed, { key, sent: identifyList(ids) });
      keepFeedsCurrent(client);
    });
  const revoke = (key: string): Promise<void> =>
    run("The feed was not deleted", async () => {
      await client.mutate({ mutation: RevokePersonalFeedDocument, variables: { input: { key } } });
      writeStore(feed, noFeed);
      toast({
        title: "Feed deleted",
        text: "Its address no longer works.",
        action: { label: "Undo", onClick: () => void create(key) },
      });
    });
  return { busy, create: () => create(), revoke };
}
