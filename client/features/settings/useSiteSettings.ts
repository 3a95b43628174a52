import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { SiteSettingsDocument } from "../../graphql/generated/operations";
import { defaultSite, type Site } from "../../shared/site/SiteContext";
import { socialLinks, type SocialLink } from "./socialLinks";

export interface SiteSettings {
  site: Site;
  socialLinks: readonly SocialLink[];
}

const unread: SiteSettings = { site: defaultSite, socialLinks: [] };

/** The site's settings. The frame must always render, so defaults replace an error. */
export function useSiteSettings(): SiteSettings {
  const { data } = useQuery(SiteSettingsDocument);
  const settings = data?.settings;
  return useMemo(
    () =>
      settings
        ? {
            site: {
              ...defaultSite,
              name: settings.siteName,
              tagline: settings.siteTagline,
              logo: settings.logo,
              currency: settings.defaultCurrency,
              featuredCelebrities: settings.featuredCelebsCount,
              disclosure: settings.disclosureText,
              openLinksInNewTab: settings.createNewWindow,
              nofollowLinks: settings.addNoFollowTag,
              countsViews: settings.enableTracking,
              countsClicks: settings.trackOutboundLinks,
            },
            socialLinks: socialLinks(settings),
          }
        : unread,
    [settings],
  );
}
