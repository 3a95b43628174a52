import type { ReactNode } from "react";
import { BulkBar, BulkButton } from "../../../../admin/grid/bulk/BulkBar";
import { BulkChoiceDialog } from "../../../../admin/grid/bulk/BulkChoiceDialog";
import { BulkDelete, useKindBulk } from "../../../../admin/grid/bulk/useKindBulk";
import { GridSelect } from "../../../../admin/grid/GridSelect";
import type { GridSelection } from "../../../../admin/grid/useGridSelection";
import type { CelebrityFilter } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { celebrityKind } from "./celebrityKind";

interface CelebrityBulkBarProps {
  selection: GridSelection;
  filter: CelebrityFilter;
  totalCount: number | undefined;
  /** The names that can be chosen. */
  terms: Record<"category" | "styleType", readonly string[]>;
  /** More buttons. */
  children: ReactNode;
}

const { noun } = celebrityKind;

const fields = [
  { name: "category", label: "Change category", noun: "category" },
  { name: "styleType", label: "Change style type", noun: "style type" },
] as const;

/** Deletes the selected celebrities or gives them a category or a style. */
export function CelebrityBulkBar({ selection, filter, totalCount, terms, children }: CelebrityBulkBarProps) {
  const bulk = useKindBulk(celebrityKind, { selection, filter }, (changed, change) => ({
    title: `${plural(changed, ...noun)} ${change.delete ? "moved to the trash" : "changed"}`,
  }));
  return (
    <BulkBar selection={selection} noun={noun} totalCount={totalCount}>
      {children}
      {fields.map((field) => (
        <BulkButton key={field.name} label={field.label}>
          {(onClose) => (
            <BulkChoiceDialog
              title={field.label}
              noun={noun}
              describe={(value) => `will have the ${field.noun} ${value}`}
              count={(value) => bulk.count({ [field.name]: value })}
              run={(value) => bulk.run({ [field.name]: value })}
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
      ))}
      <BulkDelete kind={celebrityKind} bulk={bulk} />
    </BulkBar>
  );
}
