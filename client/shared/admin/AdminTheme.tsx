import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { MaterialTheme } from "../theme/material/MaterialTheme";
import { adminTheme } from "./adminTheme";

/** Material's parts in the magazine's colours, in the admin area's measure. */
export function AdminTheme({ children }: { children: ReactNode }) {
  return (
    <MaterialTheme>
      <ThemeProvider theme={adminTheme}>{children}</ThemeProvider>
    </MaterialTheme>
  );
}
