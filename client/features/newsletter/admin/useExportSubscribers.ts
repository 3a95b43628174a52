import { useState } from "react";
import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { downloadCsv } from "../../../admin/graphql/downloadCsv";
import { plural } from "../../../shared/format/plural";
import { useToast } from "../../../shared/toast/ToastContext";

interface SubscriberQuery {
  /** Blank: all. */
  search: string;
  status: string;
}

/** Each row and the header end with CRLF; rows contain none. */
const rowsIn = (csv: string): number => csv.split("\r\n").length - 2;

/** Saves the filtered subscribers as a file and returns their number. */
const exportSubscribers = async ({ search, status }: SubscriberQuery): Promise<number> =>
  rowsIn(await downloadCsv(withQuery(apiPaths.subscribersFile, { search, status }), "newsletter-subscribers.csv"));

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
