import { Suspense, useDeferredValue, useState, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";
import { mainId, SkipLink } from "./SkipLink";
import type { Chrome, HeaderProps } from "./types";

export interface PublicFrameProps extends Pick<HeaderProps, "onSearch" | "suggestions"> {
  chrome: Chrome;
  newsletter?: ReactNode;
  analyticsChoice?: ReactNode;
  children: ReactNode;
}

/** The layout of every public page; it only renders its props. */
export function PublicFrame({
  chrome,
  onSearch,
  suggestions,
  newsletter,
  analyticsChoice,
  children,
}: PublicFrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  // The open menu of a phone covers the page, so no focus and no screen reader may go behind it. The browser computes the styles
  // of all that becomes inert: the menu appears first.
  const isCovered = useDeferredValue(isMenuOpen);
  return (
    <Column>
      <SkipLink inert={isCovered} />
      <SiteHeader
        siteName={chrome.siteName}
        logo={chrome.logo}
        links={chrome.menus.header}
        onSearch={onSearch}
        suggestions={suggestions}
        isMenuOpen={isMenuOpen}
        onMenuChange={setMenuOpen}
      />
      <main id={mainId} tabIndex={-1} inert={isCovered}>
        {children}
      </main>
      {/* Hydrates after the page. */}
      <Suspense>
        <SiteFooter {...chrome} newsletter={newsletter} analyticsChoice={analyticsChoice} inert={isCovered} />
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
