import { type AffiliateProductFilter, BulkProductsDocument } from "../../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../../admin/grid/bulk/BulkDialog";
import type { GridSelection } from "../../../../admin/grid/useGridSelection";
import { useBulkChange } from "../../../../admin/graphql/useBulkChange";
import type { Noun } from "../../../../admin/grid/gridTypes";
import { plural } from "../../../../shared/format/plural";
import { productLists } from "../productValues";
import type { BulkField } from "../../../../admin/grid/bulk/bulkField";
import { BulkFieldDialog } from "../../../../admin/grid/bulk/BulkFieldDialog";
import { matchLabels } from "../../matchLabels";

export const productNoun: Noun = ["product", "products"];

/** A change of many affiliate products, with one Undo for all. */
const useBulkProducts = (selection: GridSelection, filter: AffiliateProductFilter) =>
  useBulkChange(BulkProductsDocument, {
    selection,
    filter,
    getResult: ({ bulkAffiliateProducts }) => bulkAffiliateProducts,
    lists: productLists,
    done: (changed, { delete: deletes }) => {
      const done = deletes ? "deleted" : "changed";
      return {
        title: `Products ${done}`,
        text: `${plural(changed, ...productNoun)} ${changed === 1 ? "has" : "have"} been ${done}`,
      };
    },
  });

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
