import type { ReactNode } from "react";
import { useHasRole } from "../role/accountContext";
import type { RecordTab } from "./RecordDialog";

/** Renders what a row earned. */
export type EarningsSlot = (id: string) => ReactNode;

/** The tab with what a saved row earned; none for a new one, and for people who may not see it. */
export function useEarningsTab(id: string | undefined, earnings: EarningsSlot): RecordTab[] {
  const isEditor = useHasRole("editor");
  return id && isEditor ? [{ value: "earnings", label: "Earnings", fields: [], content: earnings(id) }] : [];
}
