import { useQuery } from "@apollo/client/react";
import { BulkButton } from "../../../../admin/grid/bulk/BulkBar";
import { BulkCategoryButton } from "../../../../admin/grid/bulk/BulkChoiceDialog";
import type { BulkField } from "../../../../admin/grid/bulk/bulkField";
import { BulkFieldDialog } from "../../../../admin/grid/bulk/BulkFieldDialog";
import type { KindBulk } from "../../../../admin/grid/bulk/useKindBulk";
import type { GridSelection } from "../../../../admin/grid/useGridSelection";
import { type BulkCategoryItemsInput, ItemChoicesDocument } from "../../../../graphql/generated/adminOperations";
import { categoryOptions, itemKind } from "./itemKind";
import { AcceptSourceDialog } from "./source/AcceptSourceDialog";

interface ItemBulkActionsProps {
  bulk: KindBulk<BulkCategoryItemsInput>;
  selection: GridSelection;
  /** The fields that a bulk change can set. */
  fields: readonly BulkField[];
}

const { noun } = itemKind;

/** Gives the selected items another category or field, or the values of their feeds. */
export function ItemBulkActions({ bulk, selection, fields }: ItemBulkActionsProps) {
  const { data } = useQuery(ItemChoicesDocument);
  return (
    <>
      <BulkCategoryButton
        noun={noun}
        categories={categoryOptions(data)}
        count={(categoryName) => bulk.count({ categoryName })}
        run={(categoryName, work) => bulk.run({ categoryName }, work)}
      />
      <BulkButton label="Change a field">
        {(onClose) => (
          <BulkFieldDialog
            noun={noun}
            fields={fields}
            count={(set) => bulk.count({ set })}
            run={(set, work) => bulk.run({ set }, work)}
            onClose={onClose}
          />
        )}
      </BulkButton>
      {/* The server takes ids, so this one is for rows that were selected one by one. */}
      {selection.all ? null : (
        <BulkButton label="Use feed’s values">
          {(onClose) => <AcceptSourceDialog selection={selection} onClose={onClose} />}
        </BulkButton>
      )}
    </>
  );
}
