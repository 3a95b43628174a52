import { createTheme, type PaletteOptions } from "@mui/material/styles";
import { components } from "./components";
import { schemeAttribute } from "./colorScheme";
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

export const theme = createTheme({
  cssVariables: { cssVarPrefix: "w", colorSchemeSelector: schemeAttribute },
  colorSchemes: {
    light: { palette: buildPalette(lightScheme), editorial: buildEditorial(lightScheme) },
    dark: { palette: buildPalette(darkScheme), editorial: buildEditorial(darkScheme) },
  },
  shape: { borderRadius: 1 },
  typography,
  components,
});
