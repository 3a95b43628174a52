import type { ApolloClient } from "@apollo/client";
import { readStore } from "../shared/hooks/localStore";
import { keepOffline, type VisitRouter } from "./keepOffline";

const hasPersonalFeed = (): boolean =>
  ["favorites-feed", "following-feed"].some((name) => readStore(name, { key: "" }).key);

/**
 * Starts what runs beside the pages: lists on other devices, personal feeds, and copies for offline. Few visitors have the
 * first two, so the others do not load their code.
 */
export async function startBackground(router: VisitRouter, client: ApolloClient): Promise<void> {
  if ("code" in readStore("sync", {})) (await import("../features/readers/sync/startSync")).startSync(client);
  if (hasPersonalFeed()) (await import("../features/readers/follow/keepFeedsCurrent")).keepFeedsCurrent(client);
  // The development server has no service worker.
  if (!import.meta.hot) await keepOffline(router, client);
}
