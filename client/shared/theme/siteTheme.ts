import { schemeAttribute } from "./colorScheme";
import { typography } from "./typography";

/** Widths at which the layout changes, in pixels. */
export const widths = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

type Width = keyof typeof widths;

/** The variables are declared by the style sheet that the build makes of Material's theme (build/themeStyles). */
export const variablePrefix = "w";
const variable = <Name extends string>(name: Name) => `var(--${variablePrefix}-${name})` as const;

const colour = (name: string) => ({
  main: variable(`palette-${name}-main`),
  contrastText: variable(`palette-${name}-contrastText`),
});

/**
 * What the site's own parts are drawn with: a part of Material's theme, written down, because computing that theme takes a
 * tenth of the scripts of a page, and visitors see hardly any part of Material's.
 */
export const siteTheme = {
  vars: {
    palette: {
      background: { default: variable("palette-background-default"), paper: variable("palette-background-paper") },
      text: { primary: variable("palette-text-primary"), secondary: variable("palette-text-secondary") },
      divider: variable("palette-divider"),
      primary: colour("primary"),
      error: colour("error"),
      success: colour("success"),
      warning: colour("warning"),
    },
    editorial: {
      sunken: variable("editorial-sunken"),
      control: variable("editorial-control"),
      accentWash: variable("editorial-accentWash"),
      focus: variable("editorial-focus"),
    },
  },
  typography,
  zIndex: { appBar: 1100, modal: 1300, tooltip: 1500 },
  breakpoints: {
    up: (width: Width) => `@media (min-width:${widths[width]}px)`,
    // A twentieth of a pixel below, as Material does it, so that the two never apply at once.
    down: (width: Width) => `@media (max-width:${widths[width] - 0.05}px)`,
    between: (from: Width, to: Width) => `@media (min-width:${widths[from]}px) and (max-width:${widths[to] - 0.05}px)`,
  },
  /** Selects the element itself where the dark scheme holds. */
  inDark: `*:where([${schemeAttribute}="dark"]) &`,
} as const;

export type SiteTheme = typeof siteTheme;
