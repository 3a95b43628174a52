import { matchRoutes, type RouteObject } from "react-router-dom";
import { outboundFolder } from "../../site/outbound";
import type { PageQuery } from "../graphql/pageQuery";
import type { Site } from "../shared/site/SiteContext";
import { loadFirstQuery } from "./page";

/** How long the pointer must rest on a link, in milliseconds. Crossing a list loads nothing. */
const dwell = 60;

/** Chrome's flag for visitors who want to save data. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The link to another page of this site; `/go/` redirects to a retailer. */
function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  return link.pathname.startsWith(outboundFolder) ? null : link;
}

export interface NextPage {
  /** Loads the code that fetches data on later pages; runs with the first link. */
  code: () => Promise<unknown>;
  site: () => Promise<Site>;
  /** Loads the data of a page's first query into the cache. */
  data: (query: PageQuery) => Promise<unknown>;
}

async function load(routes: RouteObject[], { pathname, search }: HTMLAnchorElement, next: NextPage): Promise<void> {
  const site = await next.site();
  const routesWithParams = (matchRoutes(routes, pathname) ?? []).map(async ({ route, params }) => {
    const query = await loadFirstQuery(route.handle, { pathname, params, search: new URLSearchParams(search), site });
    if (query) await next.data(query);
  });
  await Promise.all([...routesWithParams, next.code()]);
}

/**
 * Loads a page's code and data when the visitor points at, touches or focuses a link to it, once per URL. Following the
 * link then shows the page immediately.
 */
export function loadOnIntent(routes: RouteObject[], next: NextPage): void {
  const requested = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target }: Event): void => {
    clearTimeout(waiting);
    const link = findPageLink(target);
    if (!link || requested.has(link.href) || savesData()) return;
    waiting = setTimeout(() => {
      requested.add(link.href);
      // The page itself reports an error to visitors who follow the link.
      load(routes, link, next).catch(() => requested.delete(link.href));
    }, dwell);
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, onIntent, { passive: true });
}
