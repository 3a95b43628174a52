import type { ReactNode } from "react";
import { tabId, tabPanelId } from "./tabs";

/** What the chosen tab of the TabStrip of the same name shows. */
export function TabPanel({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={tabPanelId(name)} aria-labelledby={tabId(name, value)} tabIndex={0}>
      {children}
    </div>
  );
}
