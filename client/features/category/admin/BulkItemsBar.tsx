import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { ItemChoicesDocument, type CategoryItemFilter } from "../../../graphql/generated/adminOperations";
import { BulkBar } from "../../../shared/admin/grid/BulkBar";
import { BulkDialog } from "../../../shared/admin/grid/BulkDialog";
import { GridSelect } from "../../../shared/admin/grid/GridSelect";
import type { GridSelection } from "../../../shared/admin/grid/useGridSelection";
import { categoryLabel } from "../categoryLabel";
import { itemNoun } from "./itemLists";
import { useBulkItems } from "./useBulkItems";

export interface BulkItemsBarProps {
  selection: GridSelection;
  filter: CategoryItemFilter;
  totalCount: number | undefined;
}

/** What can be done to the chosen items. */
export function BulkItemsBar({ selection, filter, totalCount }: BulkItemsBarProps) {
  const [open, setOpen] = useState<"delete" | "category" | null>(null);
  const bulk = useBulkItems(selection, filter);
  const close = () => setOpen(null);
  return (
    <>
      <BulkBar selection={selection} noun={itemNoun} totalCount={totalCount}>
        <Button size="small" variant="outlined" onClick={() => setOpen("category")}>
          Change category
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={() => setOpen("delete")}>
          Delete
        </Button>
      </BulkBar>
      {open === "delete" ? (
        <BulkDialog
          title="Delete Items"
          noun={itemNoun}
          consequence="will go to the trash, from which they can be restored for 30 days"
          count={() => bulk.count({ delete: true })}
          run={() => bulk.run({ delete: true })}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onClose={close}
        />
      ) : null}
      {open === "category" ? <ChangeCategory bulk={bulk} onClose={close} /> : null}
    </>
  );
}

function ChangeCategory({ bulk, onClose }: { bulk: ReturnType<typeof useBulkItems>; onClose: () => void }) {
  const { data } = useQuery(ItemChoicesDocument);
  const [categoryName, setCategoryName] = useState("");
  return (
    <BulkDialog
      title="Change Category"
      noun={itemNoun}
      consequence={categoryName === "" ? null : `will get the category ${categoryLabel(categoryName)}`}
      count={() => bulk.count({ categoryName })}
      run={() => bulk.run({ categoryName })}
      confirmLabel="Change"
      busyLabel="Changing..."
      onClose={onClose}
    >
      <GridSelect
        label="New category"
        allLabel="Choose a category"
        value={categoryName}
        options={data?.categories.map(({ name }) => ({ value: name, label: categoryLabel(name) })) ?? []}
        onChange={setCategoryName}
      />
    </BulkDialog>
  );
}
