import { styled } from "@mui/material/styles";
import { useState } from "react";
import { BulkDialog } from "./BulkDialog";
import { GridSelect } from "../GridSelect";
import type { Noun } from "../gridTypes";

export interface BulkCategoryDialogProps {
  noun: Noun;
  categories: readonly string[];
  /** How editors read a category; its name unless given. */
  getLabel?: (category: string) => string;
  /** Counts the rows that would change; throws sentences. */
  count: (category: string) => Promise<number>;
  /** Changes them; throws sentences. */
  run: (category: string) => Promise<void>;
  onClose: () => void;
}

/** Gives the chosen rows another category. */
export function BulkCategoryDialog(props: BulkCategoryDialogProps) {
  const { noun, categories, getLabel = (category) => category, count, run, onClose } = props;
  const [category, setCategory] = useState("");
  return (
    <BulkDialog
      title="Change Category"
      noun={noun}
      consequence={category === "" ? null : `will move to the category ${getLabel(category)}`}
      count={() => count(category)}
      run={() => run(category)}
      confirmLabel="Change"
      busyLabel="Changing..."
      onClose={onClose}
    >
      <Choice>
        <GridSelect
          label="New category"
          allLabel="Choose a category"
          value={category}
          options={categories.map((name) => ({ value: name, label: getLabel(name) }))}
          onChange={setCategory}
        />
      </Choice>
    </BulkDialog>
  );
}

const Choice = styled("div")({ marginBottom: 16 });
