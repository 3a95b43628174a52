import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { useInBrowser } from "../../hooks/useInBrowser";
import { tabPanelId, tabId } from "./tabs";

export interface TabItem {
  value: string;
  label: string;
  /** The number of rows in the tab, shown small beside its label. */
  count?: number;
  /** URL of the tab: every tab can be shared and reloaded. */
  to: string;
}

export interface TabStripProps {
  /** Names the group for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  /** Connects the strip to its TabPanel; unique on the page. */
  name: string;
  /** Shows arrows at the ends where not all tabs fit. */
  arrows?: boolean;
  /** Id of an element near the strip. Without JavaScript a tab loads its page again, at that element. */
  anchor?: string;
}

/** Tabs as links: arrow keys move, Enter follows, the URL contains the selection. */
export function TabStrip({ label, tabs, value, name, arrows = false, anchor }: TabStripProps) {
  const hash = useInBrowser(() => "", anchor ? `#${anchor}` : "");
  return (
    <Strip
      value={value}
      variant="scrollable"
      scrollButtons={arrows && "auto"}
      allowScrollButtonsMobile={arrows}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          component={Link}
          to={tab.to + hash}
          preventScrollReset
          value={tab.value}
          id={tabId(name, tab.value)}
          aria-controls={tab.value === value ? tabPanelId(name) : undefined}
          label={
            <>
              {tab.label}
              {tab.count === undefined ? null : <small>{tab.count}</small>}
            </>
          }
        />
      ))}
    </Strip>
  );
}

const Strip = styled(Tabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& small": { fontSize: "0.75rem", fontWeight: 450, fontVariantNumeric: "lining-nums tabular-nums" },
}));
