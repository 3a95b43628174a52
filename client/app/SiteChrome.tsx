import { createContext, useContext, type ReactNode } from "react";
import { paths } from "../shared/paths";
import { plainSite, SiteContext, type Site } from "../shared/site/SiteContext";
import type { Chrome } from "./layout/types";

export interface SiteChromeData {
  site: Site;
  chrome: Omit<Chrome, "siteName" | "tagline" | "disclosure" | "year">;
}

const categories = ["Dresses", "Shoes", "Makeup", "Handbags", "Cars", "Bikes"];

const withoutSettings: SiteChromeData = {
  site: plainSite,
  chrome: {
    socialLinks: [],
    categories: categories.map((label) => ({ label, to: paths.category(label.toLowerCase()) })),
  },
};

/** The one place that the settings come from: when they are read from the server, this hook returns what was read. */
const useSiteChromeData = (): SiteChromeData => withoutSettings;

const ChromeContext = createContext<SiteChromeData["chrome"]>(withoutSettings.chrome);

export const useChrome = () => useContext(ChromeContext);

export function SiteChrome({ children }: { children: ReactNode }) {
  const { site, chrome } = useSiteChromeData();
  return (
    <SiteContext value={site}>
      <ChromeContext value={chrome}>{children}</ChromeContext>
    </SiteContext>
  );
}
