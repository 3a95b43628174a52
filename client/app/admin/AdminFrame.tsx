import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { mainId, SkipLink } from "../layout/SkipLink";
import { AdminHeader, headerHeight } from "./AdminHeader";
import { AdminNav } from "./AdminNav";

/** The layout of every screen behind the sign-in: header, navigation at the side, screen. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const wide = useMediaQuery("(min-width: 1024px)", { noSsr: true });
  return (
    <Column>
      <SkipLink />
      <AdminHeader wide={wide} />
      <Columns>
        {wide ? (
          <Side>
            <AdminNav />
          </Side>
        ) : null}
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
      </Columns>
    </Column>
  );
}

const Column = styled("div")(({ theme }) => ({
  ...theme.typography.body1,
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
}));

const Columns = styled("div")({
  display: "flex",
  flex: 1,
  "& > main": {
    flex: 1,
    minWidth: 0,
    maxWidth: 1640,
    padding: "0 clamp(1rem, 0.4rem + 2vw, 2.5rem) 32px",
  },
});

const Side = styled("div")(({ theme }) => ({
  flex: "none",
  position: "sticky",
  top: headerHeight,
  alignSelf: "flex-start",
  width: 204,
  height: `calc(100dvh - ${headerHeight}px)`,
  overflowY: "auto",
  padding: "20px 0 24px 12px",
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  scrollbarWidth: "thin",
}));
