import Container from "@mui/material/Container";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Link, NavLink } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { CloseIcon, MenuIcon } from "../../shared/ui/icons";
import { SearchBox } from "../../shared/ui/search/SearchBox";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch";
import { FavoritesLink } from "./FavoritesLink";
import { SiteMark } from "./SiteMark";
import type { HeaderProps } from "./types";
import { hiddenWithoutScript } from "../../shared/theme/hiddenWithoutScript";

interface Menu {
  isOpen: boolean;
  panel: RefObject<HTMLElement | null>;
  /** Visible only where the menu can be closed. */
  toggle: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Moves the focus into the menu when it opens and back to its toggle when it closes; Escape closes it. */
function useMenuFocus({ isOpen, panel, toggle, close }: Menu): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // One press closes one thing: the list of suggestions first.
    if (event.key === "Escape" && !event.defaultPrevented) close();
  });
  // A phone that was turned may be wide enough to show the menu beside the page.
  const onResize = useEffectEvent(() => {
    if (toggle.current && getComputedStyle(toggle.current).display === "none") close();
  });
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.querySelector("a")?.focus();
    const button = toggle.current;
    document.addEventListener("keydown", onKey);
    window.addEventListener("resize", onResize);
    return () => {
      document.removeEventListener("keydown", onKey);
      window.removeEventListener("resize", onResize);
      button?.focus();
    };
  }, [isOpen, panel, toggle]);
}

const menuId = "site-menu";

export function SiteHeader({ siteName, logo, links, onSearch, suggestions, isMenuOpen, onMenuChange }: HeaderProps) {
  const panel = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => onMenuChange(false);
  useMenuFocus({ isOpen: isMenuOpen, panel, toggle, close });
  return (
    <Bar>
      {/* A tap outside the open menu closes it and does nothing else. */}
      {isMenuOpen ? <Backdrop aria-hidden="true" onClick={close} /> : null}
      <HeaderLine>
        <Wordmark to={paths.home()} onClick={close}>
          <SiteMark name={siteName} logo={logo} />
        </Wordmark>
        <Panel ref={panel} id={menuId} data-open={isMenuOpen}>
          <noscript>
            <PlainClose href="#">
              <CloseIcon />
              <VisuallyHidden>Close menu</VisuallyHidden>
            </PlainClose>
          </noscript>
          <Nav aria-label="Main">
            <ul>
              {links.map(({ label, to }, place) => (
                <li key={place}>
                  {to.startsWith("/") ? (
                    <NavLink to={to} end={to === "/"} onClick={close}>
                      {label}
                    </NavLink>
                  ) : (
                    <a href={to} rel="noopener">
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </Nav>
          <SearchSlot>
            <SearchBox
              label="Search"
              landmark="Site search"
              placeholder="Search looks and pieces"
              action={paths.search()}
              name="q"
              onSearch={(text) => {
                close();
                onSearch(text);
              }}
              suggestions={suggestions}
              onSuggestionChosen={close}
            />
          </SearchSlot>
        </Panel>
        <Tools>
          <FavoritesLink onFollow={close} />
          <ColorSchemeSwitch />
          <noscript>
            <PlainLink href={`#${menuId}`}>
              <MenuIcon />
              <VisuallyHidden>Menu</VisuallyHidden>
            </PlainLink>
          </noscript>
          <MenuToggle
            ref={toggle}
            aria-label={isMenuOpen ? "Close menu" : "Open menu"}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={() => onMenuChange(!isMenuOpen)}
          >
            {isMenuOpen ? <CloseIcon /> : <MenuIcon />}
          </MenuToggle>
        </Tools>
      </HeaderLine>
    </Bar>
  );
}

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "@media print": { position: "absolute" },
}));

const HeaderLine = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gridTemplateRows: "64px",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "auto 1fr auto", columnGap: 48, gridTemplateRows: "80px" },
}));

const Wordmark = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  justifySelf: "start",
  display: "grid",
  alignItems: "center",
  minHeight: 44,
  fontSize: "1.75rem",
  fontWeight: 500,
  letterSpacing: "-0.035em",
  lineHeight: "44px",
  textDecoration: "none",
}));

const Panel = styled("div")(({ theme }) => ({
  order: 3,
  gridColumn: "1 / -1",
  display: "none",
  paddingBlock: "8px 28px",
  // Without JavaScript, a link to the menu's id opens it.
  "&[data-open='true'], &:target": { display: "grid", gap: 20 },
  [theme.breakpoints.up("md")]: {
    order: 0,
    gridColumn: "auto",
    padding: 0,
    "&, &[data-open='true'], &:target": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 40,
    },
    // The link inside is for phones; as a flex item it would shift the others.
    "& > noscript": { display: "none" },
  },
}));

const Nav = styled("nav")(({ theme }) => ({
  "& ul": { display: "grid", listStyle: "none" },
  "& a": {
    ...theme.typography.h2,
    display: "block",
    paddingBlock: 10,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textDecoration: "none",
    "&[aria-current='page']": { color: theme.vars.palette.primary.main },
  },
  [theme.breakpoints.up("md")]: {
    "& ul": { display: "flex", gap: 32 },
    "& a": {
      fontFamily: theme.typography.fontFamily,
      fontSize: "0.9375rem",
      fontWeight: 500,
      letterSpacing: 0,
      lineHeight: "44px",
      paddingBlock: 0,
      border: 0,
      textDecorationThickness: 1,
      textUnderlineOffset: "0.5em",
      "&:hover": { textDecorationLine: "underline" },
      "&[aria-current='page']": {
        color: "inherit",
        textDecorationLine: "underline",
        textDecorationColor: theme.vars.palette.primary.main,
        textDecorationThickness: 2,
      },
    },
  },
}));

const SearchSlot = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { flex: "0 1 260px" },
}));

const Tools = styled("div")({ display: "flex", marginRight: -10 });

const MenuToggle = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up("md")]: { display: "none" },
  ...hiddenWithoutScript,
}));

/** Opens and closes the menu without JavaScript. */
const PlainLink = styled("a")(({ theme }) => ({
  display: "inline-grid",
  placeItems: "center",
  width: 44,
  height: 44,
  [theme.breakpoints.up("md")]: { display: "none" },
}));

/** Covers the page, below the header's content. */
const Backdrop = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: -1,
  [theme.breakpoints.up("md")]: { display: "none" },
}));

/** Replaces the link that opened the menu. */
const PlainClose = styled(PlainLink)(({ theme }) => ({
  position: "absolute",
  top: 10,
  right: "calc(clamp(1.25rem, 0.5rem + 3.2vw, 4rem) - 10px)",
  background: theme.vars.palette.background.default,
}));
