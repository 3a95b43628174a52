import { lazy, Suspense, useContext, useEffect } from "react";
import { adminFolder } from "../../../site/addresses";
import { useInBrowser } from "../../shared/hooks/useInBrowser";
import { refusesTracking } from "../../shared/privacy/refusesTracking";
import { PageOutcomeContext } from "../../shared/seo/PageStatus";
import { useAnalyticsConsent, useAnalyticsSettings } from "./useAnalytics";

// Only visitors of a site that asks load it, once.
const AnalyticsQuestion = lazy(async () => ({
  default: (await import("./AnalyticsQuestion")).AnalyticsQuestion,
}));

/** The policy of a page stays for as long as its document: one that began in the admin area lets no script of others in. */
const beganHere = typeof window !== "undefined" && !window.location.pathname.startsWith(adminFolder);

/**
 * Loads Google Analytics when the settings have an id, tracking is on, the visitor's browser does not refuse tracking,
 * and the visitor has allowed it where the settings ask for that. On the server it adds the script to the page's
 * Content Security Policy.
 */
export function GoogleAnalytics() {
  const { id, asks, anonymizeIp, trackOutboundLinks } = useAnalyticsSettings();
  const outcome = useContext(PageOutcomeContext);
  const [consent] = useAnalyticsConsent();
  const isPossible = useInBrowser(() => beganHere && !refusesTracking(), false) && id !== "";
  const isAllowed = isPossible && (!asks || consent === "given");
  // eslint-disable-next-line react-hooks/immutability -- the object exists to be written while the server renders
  if (outcome && id) outcome.googleAnalytics = true;
  useEffect(() => {
    if (!isAllowed) return;
    // A separate chunk: most sites and visitors never load it.
    const tag = import("./googleTag");
    void tag.then(({ startGoogleTag }) => startGoogleTag({ id, anonymizeIp, trackOutboundLinks }));
    return () => void tag.then(({ stopGoogleTag }) => stopGoogleTag(id));
  }, [isAllowed, id, anonymizeIp, trackOutboundLinks]);
  if (!isPossible || !asks || consent !== "unasked") return null;
  return (
    <Suspense>
      <AnalyticsQuestion />
    </Suspense>
  );
}
