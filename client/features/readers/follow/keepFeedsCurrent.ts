import type { ApolloClient } from "@apollo/client";
import { type FeedList, UpdatePersonalFeedDocument } from "../../../graphql/generated/operations";
import { readStore, subscribeToStore, writeStore } from "../../../shared/hooks/localStore";
import { identifyList, noFeed, readFollowed, stores } from "./followedList";

/** A visitor who goes through a page adds several favorites in a row. */
const pauseMs = 3_000;

/** Sends the list of a feed if it is not the one that the server has. Forgets a feed that the server no longer has. */
async function sendList(client: ApolloClient, list: FeedList): Promise<void> {
  const { feed } = stores[list];
  const { key, sent } = readStore(feed, noFeed);
  const ids = readFollowed(list);
  const current = identifyList(ids);
  if (!key || sent === current) return;
  const { data } = await client.mutate({ mutation: UpdatePersonalFeedDocument, variables: { input: { key, ids } } });
  // Meanwhile the visitor may have deleted the feed.
  if (!data || readStore(feed, noFeed).key !== key) return;
  writeStore(feed, data.updatePersonalFeed ? { key, sent: current } : noFeed);
}

const started = new WeakSet<ApolloClient>();

/** Sends a list when it changes and has a feed; also one that changed while this code was not loaded. */
export function keepFeedsCurrent(client: ApolloClient): void {
  if (started.has(client)) return;
  started.add(client);
  for (const list of Object.keys(stores) as FeedList[]) {
    // After a failure the next change, or the next page load, sends the list.
    const send = () => void sendList(client, list).catch(() => undefined);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    for (const key of stores[list].ids)
      subscribeToStore(key, () => {
        clearTimeout(waiting);
        waiting = setTimeout(send, pauseMs);
      });
    send();
  }
}
