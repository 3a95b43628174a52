import type { ApolloClient } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { SiteSettingsDocument, type SiteSettingsQuery } from "../../../graphql/generated/operations";
import { type Branding, firstBranding } from "../../../../site/branding";
import { firstMenus, type MenuLink, type MenuName } from "../../../../site/menus";
import { isSafeLink } from "../../../shared/format/isSafeLink";
import { defaultSite, type Site } from "../../../shared/site/SiteContext";

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
  menus: Readonly<Record<MenuName, readonly MenuLink[]>>;
  /** Meta tags by which services know who owns the site. */
  verifications: SiteSettingsQuery["settings"]["verifications"];
}

/** The settings of a response. The frame must always render, so defaults replace an error. */
function fromResponse(data: SiteSettingsQuery | null | undefined): SiteSettings {
  if (!data) return { site: defaultSite, socialLinks: [], menus: firstMenus, verifications: [] };
  const { settings } = data;
  return {
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
    menus: settings.menus,
    verifications: settings.verifications,
  };
}

export function useSiteSettings(): SiteSettings {
  const { data } = useQuery(SiteSettingsDocument);
  return useMemo(() => fromResponse(data), [data]);
}

/** Returns the look of the site, from the cache if it is there. */
export const loadBranding = (client: ApolloClient): Promise<Branding> =>
  client.query({ query: SiteSettingsDocument }).then(
    ({ data }) => data?.settings.branding ?? firstBranding,
    () => firstBranding,
  );

/** Returns the settings outside of components: from the cache, if they are there. */
export const loadSite = (client: ApolloClient): Promise<Site> =>
  client.query({ query: SiteSettingsDocument }).then(
    ({ data }) => fromResponse(data).site,
    () => defaultSite,
  );
