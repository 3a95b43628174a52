import { Suspense } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../shared/paths";
import { useSite } from "../shared/site/SiteContext";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { PublicFrame } from "./layout/PublicFrame";
import { useChrome } from "./SiteChrome";

/** Connects the frame of the public pages to the settings and the router. */
export function PublicLayout() {
  const site = useSite();
  const chrome = useChrome();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <PublicFrame
      chrome={{
        ...chrome,
        siteName: site.name,
        tagline: site.tagline,
        disclosure: site.disclosure,
        year: new Date().getFullYear(),
      }}
      onSearch={(text) => navigate(paths.celebrities({ search: text }))}
    >
      {/* Keyed by the path: another page shows its skeleton at once, another filter keeps what is shown until it is there. */}
      <Suspense key={pathname} fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </PublicFrame>
  );
}
