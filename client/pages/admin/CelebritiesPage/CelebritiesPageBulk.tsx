import Button from "@mui/material/Button";
import { useState } from "react";
import { BulkCelebrities, type BulkAction } from "../../../features/celebrity/admin/BulkCelebrities";
import { BulkStatusButtons } from "../../../features/publishing/admin/bulk/BulkStatusButtons";
import type { CelebrityFilter } from "../../../graphql/generated/adminOperations";
import { BulkBar } from "../../../admin/grid/bulk/BulkBar";
import type { GridSelection } from "../../../admin/grid/useGridSelection";
import { celebrityNoun } from "./celebritiesColumns";

export interface CelebritiesPageBulkProps {
  selection: GridSelection;
  filter: CelebrityFilter;
  totalCount: number | undefined;
}

/** Bulk actions for the selected celebrities. */
export function CelebritiesPageBulk({ selection, filter, totalCount }: CelebritiesPageBulkProps) {
  const [action, setAction] = useState<BulkAction | null>(null);
  return (
    <>
      <BulkBar selection={selection} noun={celebrityNoun} totalCount={totalCount}>
        <BulkStatusButtons type="celebrity" noun={celebrityNoun} selection={selection} filter={filter} />
        <Button size="small" variant="outlined" onClick={() => setAction("category")}>
          Change category
        </Button>
        <Button size="small" variant="outlined" onClick={() => setAction("styleType")}>
          Change style type
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={() => setAction("delete")}>
          Delete
        </Button>
      </BulkBar>
      {action ? (
        <BulkCelebrities action={action} selection={selection} filter={filter} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}
