import { Outlet, ScrollRestoration } from "react-router-dom";
import { scrollStorageKey } from "../shared/hooks/listPosition";
import { NavigationProgress } from "./NavigationProgress";
import { RouteAnnouncer } from "./RouteAnnouncer";
import { SiteChrome } from "./SiteChrome";

export function RootRoute() {
  return (
    <SiteChrome>
      <NavigationProgress />
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration storageKey={scrollStorageKey} />
    </SiteChrome>
  );
}
