import { Outlet, ScrollRestoration } from "react-router-dom";
import { NavigationProgress } from "./NavigationProgress";
import { RouteAnnouncer } from "./RouteAnnouncer";
import { SiteChrome } from "./SiteChrome";

export function RootRoute() {
  return (
    <SiteChrome>
      <NavigationProgress />
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </SiteChrome>
  );
}
