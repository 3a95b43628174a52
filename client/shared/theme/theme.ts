import { createTheme } from "@mui/material/styles";
import { schemeAttribute } from "./colorScheme";
import { components } from "./components";
import { typography } from "./typography";
import { vars } from "./themeVariables";

/** Material UI's theme with the variables that the build has computed. Only the style sheet knows the colors. */
export const theme = Object.assign(createTheme({ typography, components }), {
  vars,
  // What `applyStyles` asks for.
  colorSchemes: { light: {}, dark: {} },
  getColorSchemeSelector: (scheme: string) => `[${schemeAttribute}="${scheme}"] &`,
});
