import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "../shared/ui/VisuallyHidden";
import { tabId, tabPanelId } from "../shared/ui/tabs/tabs";

export interface PanelTab {
  value: string;
  label: string;
  /** A field inside is invalid. */
  faulty?: boolean;
}

export interface PanelTabsProps {
  /** Connects the strip to its TabPanel (shared/ui); unique on the page. */
  name: string;
  label: string;
  tabs: readonly PanelTab[];
  value: string;
  onChange: (value: string) => void;
}

/** Tabs inside a dialog or a form. They are not part of the URL, so that typed values stay. */
export function PanelTabs({ name, label, tabs, value, onChange }: PanelTabsProps) {
  return (
    <Strip
      value={value}
      onChange={(_event, chosen: string) => onChange(chosen)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          id={tabId(name, tab.value)}
          aria-controls={tab.value === value ? tabPanelId(name) : undefined}
          label={
            <span>
              {tab.label}
              {tab.faulty ? (
                <>
                  <Mark aria-hidden="true" />
                  <VisuallyHidden> (needs attention)</VisuallyHidden>
                </>
              ) : null}
            </span>
          }
        />
      ))}
    </Strip>
  );
}

const Strip = styled(Tabs)(({ theme }) => ({
  flex: "none",
  minHeight: 42,
  paddingInline: 24,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& .MuiTab-root": { minHeight: 42, padding: "8px 0", fontSize: "0.875rem" },
  "& .MuiTabScrollButton-root.Mui-disabled": { opacity: 0.3 },
  [theme.breakpoints.down("sm")]: { paddingInline: 16 },
}));

const Mark = styled("i")(({ theme }) => ({
  display: "inline-block",
  width: 7,
  height: 7,
  marginLeft: 6,
  borderRadius: "50%",
  verticalAlign: "0.15em",
  background: theme.vars.palette.error.main,
}));
