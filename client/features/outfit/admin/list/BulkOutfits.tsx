import { useQuery } from "@apollo/client/react";
import Autocomplete from "@mui/material/Autocomplete";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useState, useId } from "react";
import { useBulkChange } from "../../../../admin/graphql/useBulkChange";
import {
  BulkOutfitsDocument,
  type OutfitFilter,
  OutfitTermsDocument,
} from "../../../../graphql/generated/adminOperations";
import { FieldFrame } from "../../../../admin/form/FieldFrame";
import { BulkDialog } from "../../../../admin/grid/bulk/BulkDialog";
import type { GridSelection } from "../../../../admin/grid/useGridSelection";
import { plural } from "../../../../shared/format/plural";
import { useDebouncedValue } from "../../../../shared/hooks/useDebouncedValue";
import { outfitAndProductLists, outfitLists } from "../outfitValues";

/** Bulk actions for outfits; the names are fields of the server's input. */
export type BulkOutfitsAction = "delete" | "occasion" | "addTag" | "removeTag";

interface Words {
  title: string;
  /** "12 outfits ..." */
  consequence: (value: string) => string;
  confirmLabel: string;
  busyLabel: string;
  done: "deleted" | "updated";
}

export const bulkOutfitsWords: Record<BulkOutfitsAction, Words> = {
  delete: {
    title: "Delete outfits",
    consequence: () => "will be moved to the trash, with their products",
    confirmLabel: "Delete",
    busyLabel: "Deleting...",
    done: "deleted",
  },
  occasion: {
    title: "Set occasion",
    consequence: (occasion) => `will have the occasion ${occasion}`,
    confirmLabel: "Set occasion",
    busyLabel: "Updating...",
    done: "updated",
  },
  addTag: {
    title: "Add tag",
    consequence: (tag) => `will get the tag ${tag}`,
    confirmLabel: "Add tag",
    busyLabel: "Updating...",
    done: "updated",
  },
  removeTag: {
    title: "Remove tag",
    consequence: (tag) => `will lose the tag ${tag}`,
    confirmLabel: "Remove tag",
    busyLabel: "Updating...",
    done: "updated",
  },
};

export interface BulkOutfitsProps {
  action: BulkOutfitsAction;
  selection: GridSelection;
  filter: OutfitFilter;
  onClose: () => void;
}

const noun = ["outfit", "outfits"] as const;
const typingPause = 300;

/** Deletes many outfits, gives them an occasion or a tag, or takes a tag away, with one Undo for all. */
export function BulkOutfits({ action, selection, filter, onClose }: BulkOutfitsProps) {
  const [value, setValue] = useState("");
  const debouncedValue = useDebouncedValue(value.trim(), typingPause);
  const deletes = action === "delete";
  const { title, consequence, confirmLabel, busyLabel, done } = bulkOutfitsWords[action];
  const bulk = useBulkChange(BulkOutfitsDocument, {
    selection,
    filter,
    getResult: ({ bulkOutfits }) => bulkOutfits,
    lists: deletes ? outfitAndProductLists : outfitLists,
    done: (changed) => ({
      title: `Outfits ${done}`,
      text: `${plural(changed, ...noun)} ${changed === 1 ? "has" : "have"} been ${done}`,
    }),
  });
  const change = deletes ? { delete: true } : { [action]: debouncedValue };
  const chosen = deletes || debouncedValue !== "";
  return (
    <BulkDialog
      title={title}
      noun={noun}
      consequence={chosen && debouncedValue === value.trim() ? consequence(debouncedValue) : null}
      count={() => bulk.count(change)}
      run={() => bulk.run(change)}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      danger={deletes}
      onClose={onClose}
    >
      {action === "delete" ? null : <BulkOutfitsChoice action={action} value={value} onChange={setValue} />}
    </BulkDialog>
  );
}

interface BulkOutfitsChoiceProps {
  action: Exclude<BulkOutfitsAction, "delete">;
  value: string;
  onChange: (value: string) => void;
}

/** The choice of an occasion or tag: selected or typed. */
function BulkOutfitsChoice({ action, value, onChange }: BulkOutfitsChoiceProps) {
  const id = useId();
  const { data } = useQuery(OutfitTermsDocument);
  const terms = (action === "occasion" ? data?.occasions : data?.tags) ?? [];
  return (
    <Room>
      <FieldFrame
        id={id}
        label={action === "occasion" ? "Occasion" : "Tag"}
        hint={action === "removeTag" ? undefined : "A new name is added to the list."}
      >
        <Autocomplete
          id={id}
          freeSolo={action !== "removeTag"}
          openOnFocus
          options={terms.map(({ name }) => name)}
          inputValue={value}
          onInputChange={(_event, text) => onChange(text)}
          renderInput={(params) => <TextField {...params} size="small" />}
        />
      </FieldFrame>
    </Room>
  );
}

const Room = styled("div")({ marginBottom: 18 });
