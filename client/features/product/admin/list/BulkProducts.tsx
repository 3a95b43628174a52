import { useBulkChange } from "../../../../graphql/admin/useBulkChange";
import { type AffiliateProductFilter, BulkProductsDocument } from "../../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../../shared/admin/grid/BulkDialog";
import type { GridSelection } from "../../../../shared/admin/grid/useGridSelection";
import { plural } from "../../../../shared/format/plural";
import { productLists } from "../productLists";

export interface BulkProductsProps {
  selection: GridSelection;
  filter: AffiliateProductFilter;
  onClose: () => void;
}

const noun = ["product", "products"] as const;

/** Moves many affiliate products to the trash, with one Undo for all. */
export function BulkProducts({ selection, filter, onClose }: BulkProductsProps) {
  const bulk = useBulkChange(BulkProductsDocument, {
    selection,
    filter,
    getResult: ({ bulkAffiliateProducts }) => bulkAffiliateProducts,
    lists: productLists,
    done: (changed) => ({
      title: "Products deleted",
      text: `${plural(changed, ...noun)} ${changed === 1 ? "has" : "have"} been deleted`,
    }),
  });
  return (
    <BulkDialog
      title="Delete products"
      noun={noun}
      consequence="will be moved to the trash"
      count={() => bulk.count({ delete: true })}
      run={() => bulk.run({ delete: true })}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onClose={onClose}
    />
  );
}
