import { useQuery } from "@apollo/client/react";
import { useContext, useEffect } from "react";
import { adminFolder } from "../../../site/addresses";
import { SiteSettingsDocument } from "../../graphql/generated/operations";
import { refusesTracking } from "../../shared/privacy/refusesTracking";
import { PageOutcomeContext } from "../../shared/seo/PageStatus";

/** The policy of a page stays for as long as its document: one that began in the admin area lets no script of others in. */
const beganHere = typeof window !== "undefined" && !window.location.pathname.startsWith(adminFolder);

/**
 * Loads Google Analytics when the settings have an id, tracking is on, and the visitor's browser does not refuse
 * tracking. On the server it adds the script to the page's Content Security Policy.
 */
export function GoogleAnalytics() {
  const { data } = useQuery(SiteSettingsDocument);
  const outcome = useContext(PageOutcomeContext);
  const {
    googleAnalyticsId = "",
    enableTracking = false,
    anonymizeIp = true,
    trackOutboundLinks = false,
  } = data?.settings ?? {};
  const id = enableTracking ? googleAnalyticsId : "";
  // eslint-disable-next-line react-hooks/immutability -- the object exists to be written while the server renders
  if (outcome && id) outcome.googleAnalytics = true;
  useEffect(() => {
    if (!id || !beganHere || refusesTracking()) return;
    // A separate chunk: most sites and visitors never load it.
    void import("./googleTag").then(({ startGoogleTag }) => startGoogleTag({ id, anonymizeIp, trackOutboundLinks }));
  }, [id, anonymizeIp, trackOutboundLinks]);
  return null;
}
