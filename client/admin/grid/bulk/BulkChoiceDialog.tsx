import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { useDebouncedValue } from "../../../shared/hooks/useDebouncedValue";
import type { BulkWork } from "../../graphql/useBulkChange";
import type { SelectOption } from "../../form/selectOptions";
import { GridSelect } from "../GridSelect";
import { BulkButton } from "./BulkBar";
import { BulkDialog, type BulkDialogProps } from "./BulkDialog";

interface BulkChoiceDialogProps extends Pick<BulkDialogProps, "title" | "noun" | "onClose"> {
  confirmLabel?: string;
  busyLabel?: string;
  /** The value is typed: its rows are counted when typing pauses. */
  isTyped?: boolean;
  /** "will move to the category Gala" */
  describe: (value: string) => string;
  count: (value: string) => Promise<number>;
  run: (value: string, work: BulkWork) => Promise<void>;
  /** The field that chooses the value. */
  children: (value: string, onChange: (value: string) => void) => ReactNode;
}

const typingPause = 300;

/** Gives the selected rows one value, such as a category. */
export function BulkChoiceDialog({ isTyped = false, describe, count, run, children, ...props }: BulkChoiceDialogProps) {
  const [text, setText] = useState("");
  const value = text.trim();
  const settled = useDebouncedValue(value, isTyped ? typingPause : 0);
  return (
    <BulkDialog
      confirmLabel="Change"
      busyLabel="Changing..."
      {...props}
      consequence={value === "" || settled !== value ? null : describe(value)}
      count={() => count(value)}
      run={(work) => run(value, work)}
    >
      {children(text, setText)}
    </BulkDialog>
  );
}

interface BulkCategoryButtonProps extends Pick<BulkChoiceDialogProps, "noun" | "count" | "run"> {
  categories: readonly SelectOption[];
}

/** Gives the selected rows another category. */
export function BulkCategoryButton({ categories, ...bulk }: BulkCategoryButtonProps) {
  const getLabel = (name: string) => categories.find(({ value }) => value === name)?.label ?? name;
  return (
    <BulkButton label="Change category">
      {(onClose) => (
        <BulkChoiceDialog
          {...bulk}
          title="Change Category"
          describe={(category) => `will move to the category ${getLabel(category)}`}
          onClose={onClose}
        >
          {(value, onChange) => (
            <CategoryField>
              <GridSelect
                label="New category"
                allLabel="Choose a category"
                value={value}
                options={categories}
                onChange={onChange}
              />
            </CategoryField>
          )}
        </BulkChoiceDialog>
      )}
    </BulkButton>
  );
}

const CategoryField = styled("div")({ marginBottom: 16 });
