import { Suspense, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";
import { mainId, SkipLink } from "./SkipLink";
import type { Chrome, HeaderProps } from "./types";

export interface PublicFrameProps extends Pick<HeaderProps, "onSearch" | "suggestions"> {
  chrome: Chrome;
  newsletter?: ReactNode;
  children: ReactNode;
}

/** The layout of every public page; it only renders its props. */
export function PublicFrame({ chrome, onSearch, suggestions, newsletter, children }: PublicFrameProps) {
  return (
    <Column>
      <SkipLink />
      <SiteHeader siteName={chrome.siteName} logo={chrome.logo} onSearch={onSearch} suggestions={suggestions} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {/* Hydrates after the page. */}
      <Suspense>
        <SiteFooter {...chrome} newsletter={newsletter} />
      </Suspense>
    </Column>
  );
}

const Column = styled("div")({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  "& > main": { flex: 1 },
});
