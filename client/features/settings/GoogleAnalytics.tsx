import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useContext } from "react";
import { SiteSettingsDocument } from "../../graphql/generated/operations";
import { useInBrowser } from "../../shared/hooks/useInBrowser";
import { PageOutcomeContext } from "../../shared/seo/PageStatus";

// Most sites do not use it, and only the browser knows the visitor's choice, so the code can load after the page.
const parts = {
  visit: lazy(async () => ({ default: (await import("./AnalyticsVisit")).AnalyticsVisit })),
  choice: lazy(async () => ({ default: (await import("./AnalyticsChoice")).AnalyticsChoice })),
};

/**
 * A part of Google Analytics, when the settings have an id and tracking is on: "visit" asks the visitor and loads the
 * script, "choice" is the button that changes the answer. On the server it adds the script to the page's Content
 * Security Policy.
 */
export function GoogleAnalytics({ part }: { part: keyof typeof parts }) {
  const settings = useQuery(SiteSettingsDocument).data?.settings;
  const outcome = useContext(PageOutcomeContext);
  const isInBrowser = useInBrowser(() => true, false);
  if (!settings?.enableTracking || !settings.googleAnalyticsId) return null;
  // eslint-disable-next-line react-hooks/immutability -- the object exists to be written while the server renders
  if (outcome) outcome.googleAnalytics = true;
  const Part = parts[part];
  return isInBrowser ? (
    <Suspense>
      <Part />
    </Suspense>
  ) : null;
}
