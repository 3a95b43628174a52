import { BulkButton } from "../../../../admin/grid/bulk/BulkBar";
import type { BulkField } from "../../../../admin/grid/bulk/bulkField";
import { BulkFieldDialog } from "../../../../admin/grid/bulk/BulkFieldDialog";
import type { KindBulk } from "../../../../admin/grid/bulk/useKindBulk";
import type { BulkAffiliateProductsInput } from "../../../../graphql/generated/adminOperations";
import { basisOptions } from "./basisOptions";
import { matchLabels } from "../matchLabels";
import { productKind } from "./productKind";

interface ProductBulkActionsProps {
  bulk: KindBulk<BulkAffiliateProductsInput>;
  /** The fields that products share with category items. */
  fields: readonly BulkField[];
}

const { noun } = productKind;

const matchKind: BulkField = {
  name: "matchKind",
  label: "Match",
  kind: "choice",
  options: Object.entries(matchLabels).map(([value, label]) => ({ value, label })),
};

const basis: BulkField = {
  name: "basis",
  label: "Evidence",
  kind: "choice",
  options: basisOptions,
  hint: "Their dates and sources are cleared.",
};

/** Changes a field of the selected affiliate products. */
export const ProductBulkActions = ({ bulk, fields }: ProductBulkActionsProps) => (
  <BulkButton label="Change a field">
    {(onClose) => (
      <BulkFieldDialog
        noun={noun}
        fields={[...fields, matchKind, basis]}
        count={(set) => bulk.count({ set })}
        run={(set, work) => bulk.run({ set }, work)}
        onClose={onClose}
      />
    )}
  </BulkButton>
);
