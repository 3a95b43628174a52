import Button from "@mui/material/Button";
import { useState } from "react";
import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { ImportOutfits } from "../../../features/content/outfit/admin/csv/ImportOutfits";
import { ExportCsvButton } from "../../../admin/graphql/ExportCsvButton";
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
  const [importing, setImporting] = useState(false);
  return (
    <>
      {isEditor ? (
        <Button variant="outlined" onClick={() => setImporting(true)}>
          Import CSV
        </Button>
      ) : null}
      <ExportCsvButton
        noun="outfit"
        address={withQuery(apiPaths.outfitsFile, { ...query })}
        fileName="outfits.csv"
        count={totalCount}
        variant="outlined"
        disabled={totalCount === undefined}
      />
      {importing ? <ImportOutfits onClose={() => setImporting(false)} /> : null}
    </>
  );
}
