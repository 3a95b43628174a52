import { useSuspenseQuery } from "@apollo/client/react";
import { LegalFactsDocument } from "../../../graphql/generated/operations";
import { useSite } from "../../../shared/site/SiteContext";

/** Facts about the site in the legal texts. */
export interface LegalFacts {
  siteName: string;
  /** Blank when the settings have none. */
  contactEmail: string;
  usesGoogleAnalytics: boolean;
}

/** The legal texts must render even when the settings fail to load, so defaults replace an error. */
export function useLegalFacts(): LegalFacts {
  const site = useSite();
  const { data } = useSuspenseQuery(LegalFactsDocument, { errorPolicy: "all" });
  const settings = data?.settings;
  return {
    siteName: settings?.siteName ?? site.name,
    contactEmail: settings?.contactEmail ?? "",
    usesGoogleAnalytics: Boolean(settings?.enableTracking && settings.googleAnalyticsId),
  };
}
