import { useSuspenseQuery } from "@apollo/client/react";
import { LegalFactsDocument } from "../../graphql/generated/operations";
import { useSite } from "../../shared/site/SiteContext";

/** What the legal texts say about the site that is not the same everywhere. */
export interface LegalFacts {
  siteName: string;
  /** Blank when the settings name none. */
  contactEmail: string;
  usesGoogleAnalytics: boolean;
}

/** The texts must stand whatever fails, so unread settings are plain ones and never an error. */
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
