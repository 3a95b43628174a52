import { BulkBar, BulkButton } from "../../../../admin/grid/bulk/BulkBar";
import type { BulkField } from "../../../../admin/grid/bulk/bulkField";
import { BulkFieldDialog } from "../../../../admin/grid/bulk/BulkFieldDialog";
import { BulkDelete, useKindBulk } from "../../../../admin/grid/bulk/useKindBulk";
import type { GridSelection } from "../../../../admin/grid/useGridSelection";
import type { AffiliateProductFilter } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { basisOptions } from "./basisOptions";
import { matchLabels } from "../matchLabels";
import { productKind } from "./productKind";

interface ProductBulkBarProps {
  selection: GridSelection;
  filter: AffiliateProductFilter;
  totalCount: number | undefined;
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

/** Bulk actions for the selected affiliate products. */
export function ProductBulkBar({ selection, filter, totalCount, fields }: ProductBulkBarProps) {
  const bulk = useKindBulk(productKind, { selection, filter }, (changed, { delete: deletes }) => {
    const done = deletes ? "deleted" : "changed";
    return {
      title: `Products ${done}`,
      text: `${plural(changed, ...noun)} ${changed === 1 ? "has" : "have"} been ${done}`,
    };
  });
  return (
    <BulkBar selection={selection} noun={noun} totalCount={totalCount}>
      <BulkButton label="Change a field">
        {(onClose) => (
          <BulkFieldDialog
            noun={noun}
            fields={[...fields, matchKind, basis]}
            count={(set) => bulk.count({ set })}
            run={(set) => bulk.run({ set })}
            onClose={onClose}
          />
        )}
      </BulkButton>
      <BulkDelete kind={productKind} bulk={bulk} />
    </BulkBar>
  );
}
