import { useApolloClient } from "@apollo/client/react";
import { Suspense } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { NewsletterForm } from "../features/readers/readers/NewsletterForm";
import { SearchSuggestions } from "../features/content/search/SearchSuggestions";
import { GoogleAnalytics } from "../features/site/settings/GoogleAnalytics";
import { usePageView } from "../shared/beacon/usePageView";
import { useSite } from "../shared/site/SiteContext";
import { PageSkeleton } from "../shared/ui/layout/PageSkeleton";
import { PublicFrame } from "./layout/PublicFrame";
import { useChrome } from "./SiteChrome";

/** Connects the frame of the public pages to the settings and the router. */
export function PublicLayout() {
  const site = useSite();
  const chrome = useChrome();
  const client = useApolloClient();
  const navigate = useNavigate();
  // Loads on the first search.
  const search = async (text: string) => {
    const { searchSite } = await import("../features/content/celebrity/searchSite");
    await navigate(await searchSite(client, text));
  };
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
      analyticsChoice={<GoogleAnalytics part="choice" />}
      newsletter={<NewsletterForm source="footer" variant="footer" />}
    >
      <GoogleAnalytics part="visit" />
      {/* Keyed by the path: another page shows its skeleton immediately, another filter keeps the current content until it has loaded. */}
      <Suspense key={pathname} fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </PublicFrame>
  );
}
