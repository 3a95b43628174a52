import { createContext, useContext } from "react";

/**
 * The texts and switches of the settings that components across the site need. Blank text means: leave the element out.
 */
export interface Site {
  name: string;
  tagline: string;
  /** URL of an image shown instead of the name in the header. */
  logo: string;
  /** ISO 4217 currency of prices that name none. */
  currency: string;
  /** The number of celebrities on the home page. */
  featuredCelebrities: number;
  /** Scheme and host without a trailing slash, for canonical and preview URLs; blank gives URLs without a host. */
  origin: string;
  disclosure: string;
  openLinksInNewTab: boolean;
  nofollowLinks: boolean;
  /** Pages report page views. */
  countsViews: boolean;
  /** Links to retailers are counted. */
  countsClicks: boolean;
  /** Blank for a site that does not use it. */
  googleAnalyticsId: string;
}

export const defaultSite: Site = {
  name: "WornBy",
  tagline: "",
  logo: "",
  currency: "USD",
  featuredCelebrities: 6,
  origin: "",
  disclosure: "",
  openLinksInNewTab: true,
  nofollowLinks: true,
  countsViews: false,
  countsClicks: true,
  googleAnalyticsId: "",
};

export const SiteContext = createContext<Site>(defaultSite);

export const useSite = (): Site => useContext(SiteContext);
