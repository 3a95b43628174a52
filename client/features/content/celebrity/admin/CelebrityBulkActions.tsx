import { BulkButton } from "../../../../admin/grid/bulk/BulkBar";
import { BulkChoiceDialog } from "../../../../admin/grid/bulk/BulkChoiceDialog";
import type { KindBulk } from "../../../../admin/grid/bulk/useKindBulk";
import { GridSelect } from "../../../../admin/grid/GridSelect";
import type { BulkCelebritiesInput } from "../../../../graphql/generated/adminOperations";
import { celebrityKind } from "./celebrityKind";

interface CelebrityBulkActionsProps {
  bulk: KindBulk<BulkCelebritiesInput>;
  /** The names that can be chosen. */
  terms: Record<"category" | "styleType", readonly string[]>;
}

const { noun } = celebrityKind;

const fields = [
  { name: "category", label: "Change category", noun: "category" },
  { name: "styleType", label: "Change style type", noun: "style type" },
] as const;

/** Gives the selected celebrities a category or a style. */
export const CelebrityBulkActions = ({ bulk, terms }: CelebrityBulkActionsProps) =>
  fields.map((field) => (
    <BulkButton key={field.name} label={field.label}>
      {(onClose) => (
        <BulkChoiceDialog
          title={field.label}
          noun={noun}
          describe={(value) => `will have the ${field.noun} ${value}`}
          count={(value) => bulk.count({ [field.name]: value })}
          run={(value, work) => bulk.run({ [field.name]: value }, work)}
          onClose={onClose}
        >
          {(value, onChange) => (
            <GridSelect
              label={field.label}
              allLabel="Choose..."
              value={value}
              options={terms[field.name]}
              onChange={onChange}
            />
          )}
        </BulkChoiceDialog>
      )}
    </BulkButton>
  ));
