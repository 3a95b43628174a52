import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { SiteSettingsDocument } from "../../graphql/generated/operations";
import { isSafeLink } from "../../shared/format/isSafeLink";
import { defaultSite, type Site } from "../../shared/site/SiteContext";

interface SocialLink {
  label: string;
  to: string;
}

type Profiles = Record<"instagram" | "twitter" | "facebook" | "pinterest", string>;

/** The profiles in the settings; blank ones are omitted. */
function socialLinks({ instagram, twitter, facebook, pinterest }: Profiles): SocialLink[] {
  return [
    { label: "Instagram", to: instagram },
    { label: "Twitter", to: twitter },
    { label: "Facebook", to: facebook },
    { label: "Pinterest", to: pinterest },
  ].filter(({ to }) => isSafeLink(to));
}

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
              googleAnalyticsId: settings.enableTracking ? settings.googleAnalyticsId : "",
            },
            socialLinks: socialLinks(settings),
          }
        : unread,
    [settings],
  );
}
