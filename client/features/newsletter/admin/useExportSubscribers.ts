import { useState } from "react";
import { plural } from "../../../shared/format/plural";
import { useToast } from "../../../shared/toast/ToastContext";
import { exportSubscribers, type SubscriberQuery } from "./exportSubscribers";

/** The export with its toasts. */
export function useExportSubscribers(): { busy: boolean; run: (query: SubscriberQuery) => void } {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = async (query: SubscriberQuery) => {
    setBusy(true);
    try {
      const rows = await exportSubscribers(query);
      toast({ title: "Export Successful", text: `${plural(rows, "subscriber")} exported` });
    } catch {
      const text = "Failed to export subscribers. Please try again.";
      toast({ title: "Export Failed", text, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: (query) => void run(query) };
}
