import { useState } from "react";
import { apiPaths } from "../../../../../site/apiPaths";
import { withQuery } from "../../../../../site/links";
import { downloadCsv } from "../../../../admin/graphql/downloadCsv";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";

/** The filter of the list; blank values do not restrict. */
export interface OutfitsQuery {
  search: string;
  occasion: string;
  celebrityId: string;
  tag: string;
  status: string;
}

/** The export of the filtered outfits with its toasts. */
export function useExportOutfits(): { busy: boolean; run: (query: OutfitsQuery, count: number) => void } {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = async (query: OutfitsQuery, count: number) => {
    setBusy(true);
    try {
      await downloadCsv(withQuery(apiPaths.outfitsFile, { ...query }), "outfits.csv");
      toast({ title: "Export Successful", text: `${plural(count, "outfit")} exported` });
    } catch {
      const text = "Failed to export outfits. Please try again.";
      toast({ title: "Export Failed", text, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: (query, count) => void run(query, count) };
}
