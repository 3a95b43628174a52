import { createTheme, type PaletteOptions, type ThemeVars } from "@mui/material/styles";
import { schemeAttribute } from "./colorScheme";
import { shape } from "./components";
import { darkScheme, lightScheme, type Scheme } from "./palette";
import { typography } from "./typography";

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
}

const buildPalette = (scheme: Scheme): PaletteOptions => ({
  background: { default: scheme.ground, paper: scheme.surface },
  text: { primary: scheme.ink, secondary: scheme.inkSoft },
  divider: scheme.hairline,
  primary: { main: scheme.accent, contrastText: scheme.onAccent },
  secondary: { main: scheme.ink, contrastText: scheme.ground },
  error: { main: scheme.danger, contrastText: scheme.onDanger },
  success: { main: scheme.success, contrastText: scheme.ground },
  warning: { main: scheme.warning, contrastText: scheme.ground },
  info: { main: scheme.inkSoft, contrastText: scheme.ground },
});

const buildEditorial = (scheme: Scheme): Editorial => ({
  sunken: scheme.sunken,
  control: scheme.control,
  accentWash: scheme.accentWash,
  focus: scheme.focus,
});

const { vars: named, generateStyleSheets } = createTheme({
  cssVariables: { cssVarPrefix: "w", colorSchemeSelector: schemeAttribute },
  colorSchemes: {
    light: { palette: buildPalette(lightScheme), editorial: buildEditorial(lightScheme) },
    dark: { palette: buildPalette(darkScheme), editorial: buildEditorial(darkScheme) },
  },
  shape,
  typography,
});

/** The names alone: the style sheet defines every variable, so no rule needs the value as well. */
const withoutFallbacks = (vars: ThemeVars): ThemeVars =>
  JSON.parse(JSON.stringify(vars), (_, value: unknown) =>
    typeof value === "string" ? value.replace(/,.*/s, ")") : value,
  ) as ThemeVars;

/**
 * Names and style sheets of the theme's variables. Computing them takes longer than everything else that a visitor's first
 * script does, so the build does it: browsers load this file as `{ vars }` (`client/build/themeStyles.ts`).
 */
export const vars: ThemeVars = withoutFallbacks(named);
export { generateStyleSheets };
