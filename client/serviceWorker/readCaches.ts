import { cacheNames } from "./cacheRules";
import { paths, offlinePath } from "../../site/addresses";
import { fillOfflinePage, markSavedCopy, type PageLink, readTitle } from "./offlineHtml";
import type { RowsResult } from "./savedRows";

export const openCache = (name: keyof typeof cacheNames): Promise<Cache> => caches.open(cacheNames[name]);

const times = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** The same response with another text: the text's length and encoding no longer apply. */
function replaceText({ headers }: Response, html: string, status = 200): Response {
  const copy = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "etag"]) copy.delete(name);
  return new Response(html, { status, headers: copy });
}

/** Returns the cached page with a line that says when it was loaded. */
export async function createSavedCopy(cached: Response): Promise<Response> {
  const time = Date.parse(cached.headers.get("date") ?? "");
  return replaceText(cached, markSavedCopy(await cached.text(), Number.isNaN(time) ? "" : times.format(time)));
}

async function listLinks(cache: Cache): Promise<PageLink[]> {
  const links = (await cache.keys()).map(async (key) => {
    const response = await cache.match(key, { ignoreVary: true });
    const isPage = response?.headers.get("content-type")?.startsWith("text/html") === true;
    const { pathname, search } = new URL(key.url);
    return isPage ? [{ path: pathname + search, title: readTitle(await response.text()) }] : [];
  });
  return (await Promise.all(links)).flat();
}

/** Returns the offline page with what this device has, or nothing when it is not cached. */
export async function createOfflineResponse(url: string): Promise<Response | undefined> {
  const offline = await (await openCache("offline")).match(offlinePath, { ignoreVary: true });
  if (!offline) return undefined;
  const saved = await listLinks(await openCache("saved"));
  const isSaved = new Set(saved.map(({ path }) => path));
  const { pathname, search } = new URL(url);
  // The newest is last in the cache.
  const lastPages = (await listLinks(await openCache("pages")))
    .filter(({ path }) => !isSaved.has(path) && path !== pathname + search)
    .reverse();
  const isList = ({ path }: PageLink): boolean => path === paths.favorites();
  const favorites = [...saved.filter(isList), ...saved.filter((link) => !isList(link))];
  return replaceText(offline, fillOfflinePage(await offline.text(), { favorites, lastPages }), 503);
}

/** Returns the responses to the query of this name, the oldest first. */
export async function readRowsResults(operationName: string | null): Promise<RowsResult[]> {
  const cache = await openCache("favorites");
  const keys = (await cache.keys()).filter(
    ({ url }) => new URL(url).searchParams.get("operationName") === operationName,
  );
  const responses = await Promise.all(keys.map((key) => cache.match(key, { ignoreVary: true })));
  return Promise.all(responses.flatMap((response) => (response ? [response.json() as Promise<RowsResult>] : [])));
}
