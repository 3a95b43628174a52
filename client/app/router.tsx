import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "./adminRoutes";
import { legacyRoutes } from "./legacyRoutes";
import { NotFoundPage } from "./NotFoundPage";
import { getPageModule } from "./page";
import { PublicLayout } from "./PublicLayout";
import { publicRoutes } from "./publicRoutes";
import { RootRoute } from "./RootRoute";
import { RouteErrorPage } from "./RouteErrorPage";

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
