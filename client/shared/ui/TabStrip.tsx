import { useEffect, useRef, type KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { styled } from "@mui/material/styles";
import { nextTab, tabPanelId, tabId } from "./tabs";

export interface TabItem {
  value: string;
  label: string;
  /** How many rows the tab has, set small beside its label. */
  count?: number;
  /** Where the tab lives: every tab is an address that can be shared and reloaded. */
  to: string;
}

export interface TabStripProps {
  /** Names the group for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  /** Ties the strip to its TabPanel; unique on the page. */
  name: string;
}

/** Tabs as links: arrow keys, Home and End walk, the address holds the choice. */
export function TabStrip({ label, tabs, value, name }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => showSelected(strip.current), [value]);
  const walk = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.value === value);
    const target = nextTab(event.key, current, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (!tab || target === null) return;
    event.preventDefault();
    strip.current?.querySelectorAll<HTMLElement>("[role='tab']")[target]?.focus();
    void navigate(tab.to, { preventScrollReset: true });
  };
  return (
    <Strip ref={strip} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={walk}>
      {tabs.map((tab) => {
        const selected = tab.value === value;
        return (
          <Link
            key={tab.value}
            id={tabId(name, tab.value)}
            to={tab.to}
            role="tab"
            aria-selected={selected}
            aria-controls={selected ? tabPanelId(name) : undefined}
            tabIndex={selected ? 0 : -1}
            preventScrollReset
          >
            {tab.label}
            {tab.count === undefined ? null : <small>{tab.count}</small>}
          </Link>
        );
      })}
    </Strip>
  );
}

/** Where the tabs do not fit, the chosen one is moved into sight, and nothing but the strip with it. */
function showSelected(strip: HTMLElement | null): void {
  const tab = strip?.querySelector("[aria-selected='true']");
  if (!strip || !tab) return;
  const [room, place] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (place.left < room.left) strip.scrollLeft -= room.left - place.left;
  else if (place.right > room.right) strip.scrollLeft += place.right - room.right;
}

const Strip = styled("div")(({ theme }) => ({
  display: "flex",
  gap: 28,
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& a": {
    ...theme.typography.button,
    flex: "none",
    display: "flex",
    alignItems: "center",
    gap: 6,
    minHeight: 48,
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
    boxShadow: "inset 0 0 0 transparent",
    transition: "color 160ms",
    "&:hover": { color: theme.vars.palette.text.primary },
    "& small": { fontSize: "0.75rem", fontWeight: 450, fontVariantNumeric: "lining-nums tabular-nums" },
    "&:focus-visible": { outlineOffset: -3 },
    "&[aria-selected='true']": {
      color: theme.vars.palette.text.primary,
      boxShadow: `inset 0 -2px 0 ${theme.vars.palette.text.primary}`,
    },
  },
}));
