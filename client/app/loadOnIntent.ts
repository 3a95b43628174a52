import { matchRoutes, type RouteObject } from "react-router-dom";

/** Chrome's word for visitors who want to save bytes. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The page of this site that a link leads to, unless it is the one that is shown; `/go/` leads out. */
function pageBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  return link.pathname.startsWith("/go/") ? null : link.pathname;
}

/**
 * Loads the code of a page as soon as somebody points at a link to it, touches it or comes to it with the keyboard, once for each
 * page. `more` is loaded with the first: what every other page needs to get its data.
 */
export function loadOnIntent(routes: RouteObject[], more: () => Promise<unknown>): void {
  const asked = new Set<string>();
  const onIntent = ({ target }: Event): void => {
    const page = pageBehind(target);
    if (page === null || asked.has(page) || savesData()) return;
    asked.add(page);
    const parts = (matchRoutes(routes, page) ?? []).map(({ route }) =>
      typeof route.lazy === "function" ? route.lazy() : null,
    );
    // Whoever follows the link is told of what fails.
    Promise.all([...parts, more()]).catch(() => asked.delete(page));
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, onIntent, { passive: true });
}
