import type { RouteObject } from "react-router-dom";
import { routes } from "../shared/paths";
import { page } from "./page";

/** One line for each public page, as `{ path: routes.home, ...page("pages/public/HomePage.tsx", ...) }`. */
export const publicRoutes = (): RouteObject[] => [
  {
    path: routes.category,
    ...page("pages/public/CategoryPage.tsx", async () => (await import("../pages/public/CategoryPage")).CategoryPage),
  },
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
  {
    path: routes.celebrity,
    ...page(
      "pages/public/CelebrityPage.tsx",
      async () => (await import("../pages/public/CelebrityPage")).CelebrityPage,
    ),
  },
  {
    path: routes.outfits,
    ...page("pages/public/OutfitsPage.tsx", async () => (await import("../pages/public/OutfitsPage")).OutfitsPage),
  },
  {
    path: routes.outfit,
    ...page("pages/public/OutfitPage.tsx", async () => (await import("../pages/public/OutfitPage")).OutfitPage),
  },
  {
    path: routes.outfitUnnamed,
    ...page("pages/public/OutfitPage.tsx", async () => (await import("../pages/public/OutfitPage")).OutfitPage),
  },
];
