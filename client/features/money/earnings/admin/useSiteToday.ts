import { useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { SiteTimeZoneDocument } from "../../../../graphql/generated/adminOperations";
import { dayInZone } from "./analyticsRange";

/** Returns the day that it is in the site's time zone; UTC if that cannot be read. Fixed while the screen is open. */
export function useSiteToday(): string {
  const { data } = useSuspenseQuery(SiteTimeZoneDocument, { errorPolicy: "ignore" });
  const [opened] = useState(Date.now);
  return dayInZone(opened, data?.settings.timeZone ?? "UTC");
}
