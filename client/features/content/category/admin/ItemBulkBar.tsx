import { useQuery } from "@apollo/client/react";
import { BulkBar, BulkButton } from "../../../../admin/grid/bulk/BulkBar";
import { BulkCategoryButton } from "../../../../admin/grid/bulk/BulkChoiceDialog";
import type { BulkField } from "../../../../admin/grid/bulk/bulkField";
import { BulkFieldDialog } from "../../../../admin/grid/bulk/BulkFieldDialog";
import { BulkDelete, useKindBulk } from "../../../../admin/grid/bulk/useKindBulk";
import type { GridSelection } from "../../../../admin/grid/useGridSelection";
import { type CategoryItemFilter, ItemChoicesDocument } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { categoryOptions, itemKind } from "./itemKind";
import { AcceptSourceDialog } from "./source/AcceptSourceDialog";

interface ItemBulkBarProps {
  selection: GridSelection;
  filter: CategoryItemFilter;
  totalCount: number | undefined;
  /** The fields that a bulk change can set. */
  fields: readonly BulkField[];
}

const { noun } = itemKind;

/** Bulk actions for the selected items. */
export function ItemBulkBar({ selection, filter, totalCount, fields }: ItemBulkBarProps) {
  const { data } = useQuery(ItemChoicesDocument);
  const categories = categoryOptions(data);
  const getLabel = (name: string) => categories.find(({ value }) => value === name)?.label ?? name;
  const bulk = useKindBulk(itemKind, { selection, filter }, (changed, { delete: deletes, categoryName }) => ({
    title: `${plural(changed, ...noun)} ${deletes ? "deleted" : "changed"}`,
    text: deletes
      ? "They stay in the trash for 30 days."
      : categoryName
        ? `Their category is now ${getLabel(categoryName)}.`
        : undefined,
  }));
  return (
    <BulkBar selection={selection} noun={noun} totalCount={totalCount}>
      <BulkCategoryButton
        noun={noun}
        categories={categories}
        count={(categoryName) => bulk.count({ categoryName })}
        run={(categoryName) => bulk.run({ categoryName })}
      />
      <BulkButton label="Change a field">
        {(onClose) => (
          <BulkFieldDialog
            noun={noun}
            fields={fields}
            count={(set) => bulk.count({ set })}
            run={(set) => bulk.run({ set })}
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
      <BulkDelete kind={itemKind} bulk={bulk} />
    </BulkBar>
  );
}
