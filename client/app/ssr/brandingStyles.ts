import type { Branding } from "../../../site/branding";
import { firstFonts, fontFaces } from "../../shared/theme/fontFaces";
import { brandingCss } from "../../shared/theme/themeSheets";
import { cspHash } from "./hash";

/** The styles of a site's look, which every page has. */
export interface BrandingStyles {
  css: string;
  hash: string;
  /** Files of the fonts that every page preloads. */
  fonts: string[];
}

/** A site has one look, and previews of another. */
const mostLooks = 10;
const computed = new Map<string, BrandingStyles>();

/** Returns the fonts of a look and its variables, computed once. */
export function brandingStyles(branding: Branding): BrandingStyles {
  const key = JSON.stringify([branding.accent, branding.fonts, branding.corners, branding.density]);
  const known = computed.get(key);
  if (known) return known;
  const css = fontFaces(branding.fonts) + brandingCss(branding);
  const styles = { css, hash: cspHash(css), fonts: firstFonts(branding.fonts) };
  if (computed.size >= mostLooks) computed.clear();
  computed.set(key, styles);
  return styles;
}
