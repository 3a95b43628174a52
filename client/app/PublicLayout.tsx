import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSiteSearch } from "../features/celebrity/useSiteSearch";
import { NewsletterForm } from "../features/newsletter/NewsletterForm";
import { SearchSuggestions } from "../features/search/SearchSuggestions";
import { AnalyticsChoice } from "../features/settings/AnalyticsChoice";
import { GoogleAnalytics } from "../features/settings/GoogleAnalytics";
import { usePageView } from "../shared/beacon/usePageView";
import { useSite } from "../shared/site/SiteContext";
import { PageSkeleton } from "../shared/ui/layout/PageSkeleton";
import { PublicFrame } from "./layout/PublicFrame";
import { useChrome } from "./SiteChrome";

/** Connects the frame of the public pages to the settings and the router. */
export function PublicLayout() {
  const site = useSite();
  const chrome = useChrome();
  const search = useSiteSearch();
  const { pathname } = useLocation();
  usePageView(pathname, site.countsViews);
  return (
    <PublicFrame
      chrome={{
        ...chrome,
        siteName: site.name,
        logo: site.logo,
        tagline: site.tagline,
        disclosure: site.disclosure,
        year: new Date().getFullYear(),
      }}
      onSearch={(text) => void search(text)}
      suggestions={SearchSuggestions}
      analyticsChoice={<AnalyticsChoice />}
      newsletter={<NewsletterForm source="footer" variant="footer" />}
    >
      <GoogleAnalytics />
      {/* Keyed by the path: another page shows its skeleton immediately, another filter keeps the current content until it has loaded. */}
      <Suspense key={pathname} fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </PublicFrame>
  );
}
