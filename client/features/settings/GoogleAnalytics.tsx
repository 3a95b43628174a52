import { useQuery } from "@apollo/client/react";
import { useContext, useEffect } from "react";
import { adminFolder } from "../../../site/addresses";
import { SiteSettingsDocument } from "../../graphql/generated/operations";
import { refusesTracking } from "../../shared/privacy/refusesTracking";
import { PageOutcomeContext } from "../../shared/seo/PageStatus";

/** The policy of a page stays for as long as its document: one that began in the admin area lets no script of others in. */
const beganHere = typeof window !== "undefined" && !window.location.pathname.startsWith(adminFolder);

/**
 * Counts visits with Google Analytics, when the editors have set an id and switched tracking on and the visitor's browser
 * does not ask to be left alone. On the server it tells the page's policy of the script.
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
    // Apart from the page's own scripts: most sites and visitors never load it.
    void import("./googleTag").then(({ startGoogleTag }) => startGoogleTag({ id, anonymizeIp, trackOutboundLinks }));
  }, [id, anonymizeIp, trackOutboundLinks]);
  return null;
}
