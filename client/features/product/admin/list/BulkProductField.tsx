import type { BulkField } from "../../../../shared/admin/grid/bulk/bulkField";
import { BulkFieldDialog } from "../../../../shared/admin/grid/bulk/BulkFieldDialog";
import { matchLabels } from "../../matchLabels";
import type { BulkProductsProps } from "./BulkProducts";
import { productNoun, useBulkProducts } from "./useBulkProducts";

export interface BulkProductFieldProps extends BulkProductsProps {
  /** The fields that products share with category items. */
  fields: readonly BulkField[];
}

const matchKind: BulkField = {
  name: "matchKind",
  label: "Match",
  kind: "choice",
  options: Object.entries(matchLabels).map(([value, label]) => ({ value, label })),
};

/** Sets one field of many affiliate products, with one Undo for all. */
export function BulkProductField({ selection, filter, fields, onClose }: BulkProductFieldProps) {
  const bulk = useBulkProducts(selection, filter);
  return (
    <BulkFieldDialog
      noun={productNoun}
      fields={[...fields, matchKind]}
      count={(set) => bulk.count({ set })}
      run={(set) => bulk.run({ set })}
      onClose={onClose}
    />
  );
}
