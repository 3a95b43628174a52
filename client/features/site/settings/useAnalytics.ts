import { useQuery } from "@apollo/client/react";
import { SiteSettingsDocument } from "../../../graphql/generated/operations";
import { useLocalStore } from "../../../shared/hooks/useLocalStore";

/** What the visitor chose about Google Analytics, stored in this browser. */
export type AnalyticsConsent = "unasked" | "given" | "refused";

const storeKey = "analytics-consent";

export const useAnalyticsConsent = () => useLocalStore<AnalyticsConsent>(storeKey, "unasked");

/** The settings of Google Analytics; a blank id means that the site does not use it. */
export function useAnalyticsSettings() {
  const {
    googleAnalyticsId = "",
    enableTracking = false,
    askBeforeAnalytics: asks = true,
    anonymizeIp = true,
    trackOutboundLinks = false,
  } = useQuery(SiteSettingsDocument).data?.settings ?? {};
  return { id: enableTracking ? googleAnalyticsId : "", asks, anonymizeIp, trackOutboundLinks };
}
