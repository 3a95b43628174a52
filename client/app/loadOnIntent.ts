import { matchRoutes, type RouteObject } from "react-router-dom";
import { outboundFolder } from "../../site/addresses";
import type { PageComponent, PageQuery } from "../graphql/pageQuery";
import { getPageLoader } from "./page";

/** How long somebody points at a link before it counts, in milliseconds: who crosses a list wants none of it. */
const dwell = 60;

/** Chrome's word for visitors who want to save bytes. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The link to a page of this site, unless it is the one that is shown; `/go/` leads out. */
function linkBehind(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  return link.pathname.startsWith(outboundFolder) ? null : link;
}

export interface NextPage {
  /** What every page but the first needs to get its data; loaded with the first link. */
  code: () => Promise<unknown>;
  /** Brings the answer of a page's first query into the cache. */
  data: (query: PageQuery) => Promise<unknown>;
}

async function load(routes: RouteObject[], { pathname, search }: HTMLAnchorElement, next: NextPage): Promise<void> {
  const parts = (matchRoutes(routes, pathname) ?? []).map(async ({ route, params }) => {
    const page: PageComponent | undefined = await getPageLoader(route.handle)?.();
    const query = page?.firstQuery?.({ params, search: new URLSearchParams(search) });
    if (query) await next.data(query);
  });
  await Promise.all([...parts, next.code()]);
}

/**
 * Loads a page, its code and its data, as soon as somebody points at a link to it, touches it or comes to it with the keyboard,
 * once for each address: following the link then shows it at once.
 */
export function loadOnIntent(routes: RouteObject[], next: NextPage): void {
  const asked = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target }: Event): void => {
    clearTimeout(waiting);
    const link = linkBehind(target);
    if (!link || asked.has(link.href) || savesData()) return;
    waiting = setTimeout(() => {
      asked.add(link.href);
      // Whoever follows the link is told of what fails.
      load(routes, link, next).catch(() => asked.delete(link.href));
    }, dwell);
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, onIntent, { passive: true });
}
