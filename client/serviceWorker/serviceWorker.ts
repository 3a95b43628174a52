/**
 * The service worker: it shows the last pages and the saved looks offline. Pages and data come from the network first, so it
 * never shows an old page online, and a new version may replace it at any time.
 */
import { registerRoute } from "workbox-routing";
import type { Strategy } from "workbox-strategies";
import { graphqlPath, offlinePath } from "../../site/addresses";
import { isCacheablePage, isPicture, isVisitorsPage } from "./cacheRules";
import type { WorkerMessage } from "./messages";
import { openCache } from "./readCaches";
import { saveLooks } from "./saveLooks";
import { isSavedQuery } from "./savedRows";
import { assets, keepAssets, pages, pictures, savedRows } from "./strategies";

declare const self: ServiceWorkerGlobalScope;

const isAsset = (path: string): boolean => path.startsWith("/assets/");

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isVisitorsPage(url),
  pages,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictures);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === graphqlPath && isSavedQuery(url),
  // Answers when the response is cached: the page then asks to save the looks, whose rows are read from there.
  async ({ event, request }) => {
    const [response, done] = savedRows.handleAll({ event, request });
    await done;
    return response;
  },
);

const offlineLifetime = 86_400_000;

/** Caches the offline page when it is missing or older than a day: it shows the site's name and links. */
async function refreshOfflinePage(event: ExtendableEvent): Promise<void> {
  const cache = await openCache("offline");
  const cached = await cache.match(offlinePath, { ignoreVary: true });
  if (cached && Date.now() - Date.parse(cached.headers.get("date") ?? "") < offlineLifetime) return;
  const response = await fetch(offlinePath);
  if (!response.ok) return;
  await cache.put(offlinePath, response.clone());
  await keepAssets(await response.text(), event);
}

/** Keeps what a page has loaded before the worker controlled it, or shows without a navigation. */
async function keepVisit(page: string | null, files: readonly string[], event: ExtendableEvent): Promise<void> {
  const keep = (strategy: Strategy, paths: readonly string[]) =>
    Promise.all(paths.map((path) => strategy.handleAll({ event, request: path })[1]));
  await Promise.all([keep(assets, files.filter(isAsset)), keep(pictures, files.filter(isPicture))]);
  if (page !== null && isCacheablePage(new URL(page, self.location.origin)))
    await pages.handleAll({ event, request: page })[1];
  await refreshOfflinePage(event);
}

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(refreshOfflinePage(event));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  event.waitUntil(
    message.kind === "looks" ? saveLooks(message.ids, event) : keepVisit(message.page, message.files, event),
  );
});
