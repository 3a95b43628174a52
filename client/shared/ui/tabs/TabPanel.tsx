import type { ReactNode } from "react";
import { tabId, tabPanelId } from "./tabs";

/** The panel of the selected tab in the TabStrip of the same name. */
export function TabPanel({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={tabPanelId(name)} aria-labelledby={tabId(name, value)} tabIndex={0}>
      {children}
    </div>
  );
}
