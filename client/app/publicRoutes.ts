import type { RouteObject } from "react-router-dom";

/** One line for each public page, as `{ path: routes.home, ...page("pages/public/HomePage.tsx", ...) }`. */
export const publicRoutes = (): RouteObject[] => [];
