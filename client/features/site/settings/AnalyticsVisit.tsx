import { Suspense, useEffect } from "react";
import { adminFolder } from "../../../../site/addresses";
import { refusesTracking } from "../../../shared/privacy/refusesTracking";
import { useAnalyticsConsent, useAnalyticsSettings } from "./useAnalytics";
import { lazyPart } from "../../../shared/ui/lazyPart";

// Only visitors of a site that asks load it, once.
const AnalyticsQuestion = lazyPart(async () => (await import("./AnalyticsQuestion")).AnalyticsQuestion);

/** The policy of a page stays for as long as its document: one that began in the admin area lets no script of others in. */
const beganHere = typeof window !== "undefined" && !window.location.pathname.startsWith(adminFolder);

/**
 * Loads Google's script unless the visitor's browser refuses tracking, and only after the visitor has allowed it where
 * the settings ask for that.
 */
export function AnalyticsVisit() {
  const { id, asks, anonymizeIp, trackOutboundLinks } = useAnalyticsSettings();
  const [consent] = useAnalyticsConsent();
  const isPossible = beganHere && !refusesTracking();
  const isAllowed = isPossible && (!asks || consent === "given");
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
