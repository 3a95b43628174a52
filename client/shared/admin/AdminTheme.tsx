import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { adminTheme } from "./adminTheme";

/** Inside the site's theme, whose variables and colour scheme it keeps. */
export function AdminTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={adminTheme}>{children}</ThemeProvider>;
}
