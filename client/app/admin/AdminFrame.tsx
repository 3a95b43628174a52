import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { mainId, SkipLink } from "../layout/SkipLink";
import { AdminHeader } from "./AdminHeader";

/** The layout of every screen behind the sign-in. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Column>
      <SkipLink />
      <AdminHeader />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </Column>
  );
}

const Column = styled("div")(({ theme }) => ({
  ...theme.typography.body1,
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  "& > main": {
    flex: 1,
    width: "100%",
    maxWidth: 1640,
    marginInline: "auto",
    padding: "0 clamp(1rem, 0.4rem + 2vw, 2.5rem) 64px",
  },
}));
