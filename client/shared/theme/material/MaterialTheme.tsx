import "virtual:material-theme.css";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme } from "./theme";

/**
 * Around what is made of Material's parts; to be imported by what is loaded later alone. Its variables come as a file and the
 * scheme is set by `colorScheme.ts`, so the provider shall neither write styles nor touch storage and document.
 */
export function MaterialTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}
