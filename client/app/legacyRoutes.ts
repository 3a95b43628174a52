import { redirect, type RouteObject } from "react-router-dom";
import { adminPaths, paths } from "../../site/addresses";
import { type Address, fillPattern } from "../../site/links";

/** A permanent redirect that keeps the query. */
const redirectTo = (pattern: string): Pick<RouteObject, "loader" | "HydrateFallback"> => ({
  HydrateFallback: () => null,
  loader: ({ params, request }) =>
    redirect(fillPattern(pattern, Object.values(params)) + new URL(request.url).search, 301),
});

/**
 * The old patterns of all addresses. Where the name is an id or a former slug, the page of that address redirects to the
 * current slug.
 */
export const legacyRoutes = (): RouteObject[] =>
  [...Object.values<Address>(paths), ...Object.values<Address>(adminPaths)].flatMap(({ pattern, oldPatterns }) =>
    oldPatterns.map((path) => ({ path, ...redirectTo(pattern) })),
  );
