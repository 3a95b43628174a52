import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { ItemChoicesDocument, type CategoryItemFilter } from "../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../shared/admin/grid/BulkDialog";
import { BulkEditBar } from "../../../shared/admin/grid/BulkEditBar";
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
  const bulk = useBulkItems(selection, filter);
  return (
    <BulkEditBar
      selection={selection}
      noun={itemNoun}
      totalCount={totalCount}
      deleteTitle="Delete Items"
      countDeletes={() => bulk.count({ delete: true })}
      runDelete={() => bulk.run({ delete: true })}
      renderCategoryDialog={(close) => <ChangeCategory bulk={bulk} onClose={close} />}
    />
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
