import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/system";
import type { ReactNode } from "react";
import { useColorMode } from "./colorScheme";
import { theme } from "./theme";

export interface ThemeRootProps {
  /** The Emotion cache for the page's styles; Emotion's default cache without it. */
  styleCache?: EmotionCache;
  children: ReactNode;
}

/**
 * The one theme of every page. Its variables are in a style sheet of the build, and `colorScheme.ts` sets the scheme
 * before the first paint. Material UI's own provider would do both again in the browser, with 3 kB of scripts.
 */
export function ThemeRoot({ styleCache, children }: ThemeRootProps) {
  // Follows the system and other tabs on every page, also on pages without a switch.
  useColorMode();
  const themed = <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  return styleCache ? <CacheProvider value={styleCache}>{themed}</CacheProvider> : themed;
}
