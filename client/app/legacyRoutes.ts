import { redirect, type RouteObject } from "react-router-dom";
import { paths, routes } from "../shared/paths";

/** A redirect that keeps the query. */
const movedTo = (
  build: (params: Record<string, string | undefined>) => string,
): Pick<RouteObject, "loader" | "HydrateFallback"> => ({
  HydrateFallback: () => null,
  loader: ({ params, request }) => redirect(build(params) + new URL(request.url).search, 301),
});

/**
 * Spellings that need no look-up to know the canonical address. Those by id lead to the page of that name, which takes an
 * id or an old slug and redirects to the current slug itself.
 */
export const legacyRoutes = (): RouteObject[] => [
  { path: routes.privacy, ...movedTo(() => paths.privacyPolicy()) },
  { path: routes.terms, ...movedTo(() => paths.termsOfService()) },
  { path: routes.celebrityById, ...movedTo(({ id = "" }) => paths.celebrity(id)) },
  { path: routes.celebrityByOldSlug, ...movedTo(({ id = "" }) => paths.celebrity(id)) },
  { path: routes.outfitById, ...movedTo(({ id = "" }) => paths.outfit(id)) },
  { path: routes.blogPostByOldSlug, ...movedTo(({ slug = "" }) => paths.blogPost(slug)) },
  { path: routes.admin, ...movedTo(() => paths.admin.dashboard()) },
];
