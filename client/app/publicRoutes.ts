import type { RouteObject } from "react-router-dom";
import { routes } from "../shared/paths";
import { page } from "./page";

/** One line for each public page, as `{ path: routes.home, ...page("pages/public/HomePage.tsx", ...) }`. */
export const publicRoutes = (): RouteObject[] => [
  {
    path: routes.home,
    ...page("pages/public/HomePage.tsx", async () => (await import("../pages/public/HomePage")).HomePage),
  },
  {
    path: routes.celebrities,
    ...page(
      "pages/public/CelebritiesPage.tsx",
      async () => (await import("../pages/public/CelebritiesPage")).CelebritiesPage,
    ),
  },
];
