import type { RouteObject } from "react-router-dom";

/** The admin area: its layout route and its pages, all lazy, outside the public frame. */
export const adminRoutes = (): RouteObject[] => [];
