import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { cacheNames, isCacheablePage, isCacheableResponse, listAssets, pictureStem } from "./cacheRules";
import { createOfflineResponse, createSavedCopy, openCache, readRowsResults } from "./readCaches";
import { composeRows, readWantedRows, type RowsResult } from "./savedRows";

const day = 86_400;
const matchOptions = { ignoreVary: true };

const limit = (maxEntries: number, maxAgeDays: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: maxAgeDays * day, purgeOnQuotaError: true, matchOptions });

/** A saved copy is better than an error page; without one the visitor gets the server's error. */
const failOnServerError: WorkboxPlugin = {
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500) return Promise.resolve(response);
    if (state) state.response = response;
    return Promise.reject(new Error(`The server responded with status ${response.status}.`));
  },
  handlerDidError: ({ state }) => Promise.resolve(state?.response as Response | undefined),
};

/** Scripts, styles and fonts: their names are hashes, so a copy is never stale. */
export const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions,
  plugins: [limit(240, 60)],
});

/** Keeps the files that a page needs, also of a page that no visitor has opened. */
export const keepAssets = (html: string, event: ExtendableEvent): Promise<unknown> =>
  Promise.all(listAssets(html).map((path) => assets.handle({ event, request: path })));

/** Pages: the network first, so that visitors see every edit. The cache holds the last 30. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 4,
  matchOptions,
  plugins: [
    failOnServerError,
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isCacheablePage(new URL(request.url)) && isCacheableResponse(response) ? response : null),
      cacheDidUpdate: async ({ request, newResponse, event }) => {
        const saved = await openCache("saved");
        if (await saved.match(request, matchOptions)) await saved.put(request, newResponse.clone());
        await keepAssets(await newResponse.text(), event);
      },
    },
    limit(30, 30),
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
        const copy = cachedResponse ?? (await (await openCache("saved")).match(request, matchOptions));
        return copy && createSavedCopy(copy);
      },
      handlerDidError: ({ request }) => createOfflineResponse(request.url),
    },
  ],
});

/** Finds the same image in another width or format. */
async function findPicture(url: string): Promise<Response | undefined> {
  const stem = pictureStem(new URL(url).pathname);
  for (const cache of [await openCache("saved"), await openCache("pictures")])
    for (const key of await cache.keys())
      if (pictureStem(new URL(key.url).pathname) === stem) return cache.match(key, matchOptions);
  return undefined;
}

/** The network first: a release may change a generated image, and the browser's own cache has the others. */
export const pictures = new NetworkFirst({
  cacheName: cacheNames.pictures,
  matchOptions,
  plugins: [limit(120, 30), { handlerDidError: ({ request }) => findPicture(request.url) }],
});

/** The queries of the pages of favorites and of follows. Offline their response is made from earlier ones. */
export const savedRows = new NetworkFirst({
  cacheName: cacheNames.favorites,
  matchOptions,
  plugins: [
    failOnServerError,
    {
      cacheWillUpdate: async ({ response }) => {
        const hasFailed =
          response.status !== 200 || ((await response.clone().json()) as RowsResult).errors !== undefined;
        return hasFailed ? null : response;
      },
    },
    limit(24, 60),
    {
      handlerDidError: async ({ request }) => {
        const url = new URL(request.url);
        const results = await readRowsResults(url.searchParams.get("operationName"));
        return Response.json(composeRows(results, readWantedRows(url)));
      },
    },
  ],
});
