import { createContext, useContext } from "react";

/** The words and switches of the settings that parts all over the site need. Blank text means: leave the part out. */
export interface Site {
  name: string;
  tagline: string;
  /** Address of a picture that stands for the name at the top. */
  logo: string;
  /** How many celebrities the home page features. */
  featuredCelebrities: number;
  /** Scheme and host without a trailing slash, for canonical and preview addresses; blank gives addresses without a host. */
  origin: string;
  disclosure: string;
  openLinksInNewTab: boolean;
  nofollowLinks: boolean;
  /** Pages tell the server that they are read. */
  countsViews: boolean;
}

export const plainSite: Site = {
  name: "WornBy",
  tagline: "",
  logo: "",
  featuredCelebrities: 6,
  origin: "",
  disclosure: "",
  openLinksInNewTab: true,
  nofollowLinks: true,
  countsViews: false,
};

export const SiteContext = createContext<Site>(plainSite);

export const useSite = (): Site => useContext(SiteContext);
