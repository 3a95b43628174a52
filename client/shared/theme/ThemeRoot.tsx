import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/system";
import { useState, type ReactNode } from "react";
import { useColorMode } from "./colorScheme";
import { createStyleCache } from "./emotionCache";
import { theme } from "./theme";

export interface ThemeRootProps {
  /** Collects the styles of one page on the server; the browser and a test make their own. */
  styleCache?: EmotionCache;
  children: ReactNode;
}

/**
 * The one theme, around every page. Its variables are in a style sheet of the build, and `colorScheme.ts` sets the scheme before
 * the first paint. Material UI's own provider would do both again in the browser, with 3 kB of scripts.
 */
export function ThemeRoot({ styleCache, children }: ThemeRootProps) {
  const [cache] = useState(() => styleCache ?? createStyleCache());
  // Follows the system and other tabs on every page, also where there is no switch.
  useColorMode();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
