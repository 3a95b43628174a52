import { ThemeContext } from "@emotion/react";
import type { ReactNode } from "react";
import { useColorMode } from "./colorScheme";
import { siteTheme } from "./siteTheme";

/** The theme of the site's own parts. What uses Material's parts brings a `MaterialTheme` along. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  // Follows the system and other tabs on every page, also where there is no switch.
  useColorMode();
  return <ThemeContext value={siteTheme}>{children}</ThemeContext>;
}
