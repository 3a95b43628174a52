import { useInBrowser } from "../../shared/hooks/useInBrowser";
import { useAnalyticsConsent, useAnalyticsSettings } from "./useAnalytics";

/** The line of the footer that changes the choice; only on sites that ask. */
export function AnalyticsChoice() {
  const { id, asks } = useAnalyticsSettings();
  const [consent, setConsent] = useAnalyticsConsent();
  // Only the browser knows the choice.
  const isInBrowser = useInBrowser(() => true, false);
  if (!id || !asks || !isInBrowser) return null;
  const isGiven = consent === "given";
  return (
    <button type="button" onClick={() => setConsent(() => (isGiven ? "refused" : "given"))}>
      {isGiven ? "Google Analytics is on. Turn off" : "Google Analytics is off. Allow"}
    </button>
  );
}
