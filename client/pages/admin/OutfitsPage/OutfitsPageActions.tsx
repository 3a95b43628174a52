import Button from "@mui/material/Button";
import { useState } from "react";
import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { ImportOutfits } from "../../../features/content/outfit/admin/csv/ImportOutfits";
import { useExportCsv } from "../../../admin/graphql/downloadCsv";
import { useHasRole } from "../../../admin/role/accountContext";

export interface OutfitsPageActionsProps {
  /** The filter of the list, which the export follows; blank values do not restrict. */
  query: Record<"search" | "occasion" | "celebrityId" | "tag" | "status", string>;
  /** Number of outfits in the list; undefined while it loads. */
  totalCount: number | undefined;
}

/** The buttons that import and export. */
export function OutfitsPageActions({ query, totalCount }: OutfitsPageActionsProps) {
  const isEditor = useHasRole("editor");
  const download = useExportCsv("outfit", "outfits.csv");
  const [importing, setImporting] = useState(false);
  return (
    <>
      {isEditor ? (
        <Button variant="outlined" onClick={() => setImporting(true)}>
          Import CSV
        </Button>
      ) : null}
      <Button
        variant="outlined"
        disabled={download.busy || totalCount === undefined}
        onClick={() => download.run(withQuery(apiPaths.outfitsFile, { ...query }), totalCount)}
      >
        {download.busy ? "Exporting..." : "Export CSV"}
      </Button>
      {importing ? <ImportOutfits onClose={() => setImporting(false)} /> : null}
    </>
  );
}
