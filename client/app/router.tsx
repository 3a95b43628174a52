import { redirect, type RouteObject } from "react-router-dom";
import { adminRoutes } from "./adminRoutes";
import { getPageModule } from "./page";
import { PublicLayout } from "./PublicLayout";
import { publicRoutes } from "./publicRoutes";
import { RootRoute } from "./RootRoute";
import { RouteErrorPage } from "./RouteErrorPage";
import { adminPaths, paths } from "../../site/addresses";
import { NotFoundPage } from "../shared/ui/NotFoundPage";
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

/** Returns a new tree each time: the router mutates lazy routes. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: RootRoute,
    ErrorBoundary: RouteErrorPage,
    children: [
      ...legacyRoutes(),
      ...adminRoutes(),
      {
        Component: PublicLayout,
        children: [
          // Inside the frame, so that a failed page keeps the navigation around it.
          { ErrorBoundary: RouteErrorPage, children: [...publicRoutes(), { path: "*", Component: NotFoundPage }] },
        ],
      },
    ],
  },
];

/** Source files of the lazy routes among the matches of a URL. */
export const getMatchedModules = (matches: readonly { route: Pick<RouteObject, "handle"> }[]): string[] =>
  matches.flatMap(({ route }) => getPageModule(route.handle) ?? []);

const withChildren = (tree: RouteObject[]): RouteObject[] =>
  tree.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

/**
 * Resolves the lazy routes that the server rendered, by their source files, before hydration, so that the tree matches.
 * Matching the URL again would take as long as the router itself does.
 */
export async function loadRoutes(tree: RouteObject[], modules: readonly string[]): Promise<void> {
  await Promise.all(
    withChildren(tree).map(async (route) => {
      if (typeof route.lazy !== "function" || !modules.includes(getPageModule(route.handle) ?? "")) return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
