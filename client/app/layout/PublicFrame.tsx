import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";
import { mainId, SkipLink } from "./SkipLink";
import type { Chrome } from "./types";

export interface PublicFrameProps {
  chrome: Chrome;
  onSearch: (text: string) => void;
  newsletter?: ReactNode;
  children: ReactNode;
}

/** The frame of every public page; it only shows what it is given. */
export function PublicFrame({ chrome, onSearch, newsletter, children }: PublicFrameProps) {
  return (
    <Column>
      <SkipLink />
      <SiteHeader siteName={chrome.siteName} onSearch={onSearch} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...chrome} newsletter={newsletter} />
    </Column>
  );
}

const Column = styled("div")({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  "& > main": { flex: 1 },
});
