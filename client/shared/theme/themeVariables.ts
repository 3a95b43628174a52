import type { ThemeVars } from "@mui/material/styles";
import { firstBranding } from "../../../site/branding";
import { createSiteTheme } from "./themeSheets";

/** Theme colors that Material UI's palette does not have. */
interface Editorial {
  sunken: string;
  control: string;
  accentWash: string;
  focus: string;
}

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
  interface ColorSystemOptions {
    editorial?: Editorial;
  }
  interface ColorSystem {
    editorial: Editorial;
  }
  interface ThemeVars {
    editorial: Editorial;
  }
  interface Shape {
    /** CSS lengths of the corners: of buttons, of fields and panels, of pictures. */
    control: string;
    field: string;
    picture: string;
    /** A factor of the space between sections and cards. */
    density: string;
  }
}

/** The names alone: the style sheet defines every variable, so no rule needs the value as well. */
const withoutFallbacks = (vars: ThemeVars): ThemeVars =>
  JSON.parse(JSON.stringify(vars), (_, value: unknown) =>
    typeof value === "string" ? value.replace(/,.*/s, ")") : value,
  ) as ThemeVars;

/**
 * Names of the theme's variables. Computing them takes longer than everything else that a visitor's first script does, so
 * the build does it: browsers load this file as data (`client/build/themeStyles.ts`).
 */
export const vars: ThemeVars = withoutFallbacks(createSiteTheme(firstBranding).vars);
