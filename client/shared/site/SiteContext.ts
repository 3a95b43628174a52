import { createContext, useContext } from "react";

/** The words and switches of the settings that parts all over the site need. Blank text means: leave the part out. */
export interface Site {
  name: string;
  tagline: string;
  /** Scheme and host without a trailing slash, for canonical and preview addresses; blank gives addresses without a host. */
  origin: string;
  disclosure: string;
  openLinksInNewTab: boolean;
  nofollowLinks: boolean;
}

export const plainSite: Site = {
  name: "WornBy",
  tagline: "",
  origin: "",
  disclosure: "",
  openLinksInNewTab: true,
  nofollowLinks: true,
};

export const SiteContext = createContext<Site>(plainSite);

export const useSite = (): Site => useContext(SiteContext);
