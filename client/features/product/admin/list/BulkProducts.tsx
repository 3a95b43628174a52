import type { AffiliateProductFilter } from "../../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../../shared/admin/grid/bulk/BulkDialog";
import type { GridSelection } from "../../../../shared/admin/grid/useGridSelection";
import { productNoun, useBulkProducts } from "./useBulkProducts";

export interface BulkProductsProps {
  selection: GridSelection;
  filter: AffiliateProductFilter;
  onClose: () => void;
}

/** Moves many affiliate products to the trash, with one Undo for all. */
export function BulkProducts({ selection, filter, onClose }: BulkProductsProps) {
  const bulk = useBulkProducts(selection, filter);
  return (
    <BulkDialog
      title="Delete products"
      noun={productNoun}
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
