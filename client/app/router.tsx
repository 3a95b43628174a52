import { matchRoutes, type RouteObject } from "react-router-dom";
import { adminRoutes } from "./adminRoutes";
import { legacyRoutes } from "./legacyRoutes";
import { NotFoundPage } from "./NotFoundPage";
import { moduleOf } from "./page";
import { PublicLayout } from "./PublicLayout";
import { publicRoutes } from "./publicRoutes";
import { RootRoute } from "./RootRoute";
import { RouteErrorPage } from "./RouteErrorPage";

/** A new tree each time: the router fills lazy routes in place. */
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
          // Inside the frame, so that a page that fails keeps the navigation around it.
          { ErrorBoundary: RouteErrorPage, children: [...publicRoutes(), { path: "*", Component: NotFoundPage }] },
        ],
      },
    ],
  },
];

/** Source files of the lazy routes that `pathname` needs. */
export const matchedModules = (tree: RouteObject[], pathname: string): string[] =>
  (matchRoutes(tree, pathname) ?? []).flatMap(({ route }) => moduleOf(route.handle) ?? []);

/** Fills in the lazy routes of the address before hydration, which has to find the same tree that the server rendered. */
export async function loadMatchedRoutes(tree: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(
    (matchRoutes(tree, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
