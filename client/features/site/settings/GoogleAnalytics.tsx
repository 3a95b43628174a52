import { Suspense, useContext } from "react";
import { useInBrowser } from "../../../shared/hooks/useInBrowser";
import { PageOutcomeContext } from "../../../shared/seo/PageStatus";
import { useSite } from "../../../shared/site/SiteContext";
import { lazyPart } from "../../../shared/ui/lazyPart";

// Most sites do not use it, and only the browser knows the visitor's choice, so the code can load after the page.
const parts = {
  visit: lazyPart(async () => (await import("./AnalyticsVisit")).AnalyticsVisit),
  choice: lazyPart(async () => (await import("./AnalyticsChoice")).AnalyticsChoice),
};

interface GoogleAnalyticsProps {
  part: keyof typeof parts;
}

/**
 * A part of Google Analytics, when the settings have an id and tracking is on: "visit" asks the visitor and loads the
 * script, "choice" is the button that changes the answer. On the server it adds the script to the page's Content
 * Security Policy.
 */
export const GoogleAnalytics = ({ part }: GoogleAnalyticsProps) =>
  useSite().googleAnalyticsId === "" ? null : <InBrowser part={part} />;

function InBrowser({ part }: GoogleAnalyticsProps) {
  const outcome = useContext(PageOutcomeContext);
  const isInBrowser = useInBrowser(() => true, false);
  // eslint-disable-next-line react-hooks/immutability -- the object exists to be written while the server renders
  if (outcome) outcome.googleAnalytics = true;
  const Part = parts[part];
  return isInBrowser ? (
    <Suspense>
      <Part />
    </Suspense>
  ) : null;
}
