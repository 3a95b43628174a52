import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme } from "./theme";

/** The variables come as a file (build/themeStyles). No transition switch: Material would write a style element for it, which the page's policy forbids. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}
