import { createContext, useContext, useMemo, type ReactNode } from "react";
import { paths } from "../../site/addresses";
import { firstMenus } from "../../site/menus";
import { useSiteSettings } from "../features/site/settings/useSiteSettings";
import { SiteContext, useSite } from "../shared/site/SiteContext";
import type { Chrome } from "./layout/types";

type ChromeLinks = Pick<Chrome, "socialLinks" | "categories" | "menus">;

const categories = ["Dresses", "Shoes", "Makeup", "Handbags", "Cars", "Bikes"].map((label) => ({
  label,
  to: paths.category(label.toLowerCase()),
}));

const ChromeContext = createContext<ChromeLinks>({ socialLinks: [], categories, menus: firstMenus });

export const useChrome = (): ChromeLinks => useContext(ChromeContext);

/** Provides the settings: texts and switches through the context, links to the frame. */
export function SiteChrome({ children }: { children: ReactNode }) {
  const { origin } = useSite();
  const { site: settings, socialLinks, menus, verifications } = useSiteSettings();
  const site = useMemo(() => ({ ...settings, origin }), [settings, origin]);
  const chrome = useMemo(() => ({ socialLinks, categories, menus }), [socialLinks, menus]);
  return (
    <SiteContext value={site}>
      {verifications.map(({ name, content }) => (
        // impact.com reads `value`.
        <meta key={name} {...{ name, content, ...(name === "impact-site-verification" && { value: content }) }} />
      ))}
      <ChromeContext value={chrome}>{children}</ChromeContext>
    </SiteContext>
  );
}
