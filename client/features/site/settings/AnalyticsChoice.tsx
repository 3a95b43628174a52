import { useAnalyticsConsent, useAnalyticsSettings } from "./useAnalytics";

/** The line of the footer that changes the choice; only on sites that ask. */
export function AnalyticsChoice() {
  const { id, asks } = useAnalyticsSettings();
  const [consent, setConsent] = useAnalyticsConsent();
  if (!id || !asks) return null;
  const isGiven = consent === "given";
  return (
    <button type="button" onClick={() => setConsent(() => (isGiven ? "refused" : "given"))}>
      {isGiven ? "Google Analytics is on. Turn off" : "Google Analytics is off. Allow"}
    </button>
  );
}
