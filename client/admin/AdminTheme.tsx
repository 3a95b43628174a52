import { ThemeProvider } from "@mui/system";
import type { ReactNode } from "react";
import { adminTheme } from "./adminTheme";

/** The site's theme with the admin area's sizes. */
export function AdminTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={adminTheme}>{children}</ThemeProvider>;
}
