import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useBulkChange } from "../../../admin/graphql/useBulkChange";
import {
  BulkItemsDocument,
  type CategoryItemFilter,
  ItemChoicesDocument,
} from "../../../graphql/generated/adminOperations";
import { BulkCategoryDialog } from "../../../admin/grid/bulk/BulkCategoryDialog";
import { BulkEditBar } from "../../../admin/grid/bulk/BulkEditBar";
import type { BulkField } from "../../../admin/grid/bulk/bulkField";
import { BulkFieldDialog } from "../../../admin/grid/bulk/BulkFieldDialog";
import type { GridSelection } from "../../../admin/grid/useGridSelection";
import { plural } from "../../../shared/format/plural";
import { categoryOptions, itemLists, itemNoun } from "./itemValues";
import { AcceptSourceDialog } from "./source/AcceptSourceDialog";

export interface BulkItemsBarProps {
  selection: GridSelection;
  filter: CategoryItemFilter;
  totalCount: number | undefined;
  /** The fields that a bulk change can set. */
  fields: readonly BulkField[];
}

/** Bulk actions for the selected items. */
export function BulkItemsBar({ selection, filter, totalCount, fields }: BulkItemsBarProps) {
  const { data } = useQuery(ItemChoicesDocument);
  const categories = categoryOptions(data);
  const getLabel = (name: string) => categories.find(({ value }) => value === name)?.label ?? name;
  const [isAccepting, setAccepting] = useState(false);
  const bulk = useBulkChange(BulkItemsDocument, {
    selection,
    filter,
    getResult: ({ bulkCategoryItems }) => bulkCategoryItems,
    lists: itemLists,
    done: (changed, { delete: deletes, categoryName }) => ({
      title: `${plural(changed, ...itemNoun)} ${deletes ? "deleted" : "changed"}`,
      text: deletes
        ? "They stay in the trash for 30 days."
        : categoryName
          ? `Their category is now ${getLabel(categoryName)}.`
          : undefined,
    }),
  });
  return (
    <>
      <BulkEditBar
        selection={selection}
        noun={itemNoun}
        totalCount={totalCount}
        deleteTitle="Delete Items"
        countDeletes={() => bulk.count({ delete: true })}
        runDelete={() => bulk.run({ delete: true })}
        renderFieldDialog={(close) => (
          <BulkFieldDialog
            noun={itemNoun}
            fields={fields}
            count={(set) => bulk.count({ set })}
            run={(set) => bulk.run({ set })}
            onClose={close}
          />
        )}
        renderCategoryDialog={(close) => (
          <BulkCategoryDialog
            noun={itemNoun}
            categories={categories.map(({ value }) => value)}
            getLabel={getLabel}
            count={(categoryName) => bulk.count({ categoryName })}
            run={(categoryName) => bulk.run({ categoryName })}
            onClose={close}
          />
        )}
      >
        {/* The server takes ids, so this one is for rows that were selected one by one. */}
        {selection.all ? null : (
          <Button size="small" variant="outlined" onClick={() => setAccepting(true)}>
            Use feed’s values
          </Button>
        )}
      </BulkEditBar>
      {isAccepting ? <AcceptSourceDialog selection={selection} onClose={() => setAccepting(false)} /> : null}
    </>
  );
}
