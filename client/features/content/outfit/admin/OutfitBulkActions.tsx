import { useQuery } from "@apollo/client/react";
import Autocomplete from "@mui/material/Autocomplete";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useId } from "react";
import { FieldFrame } from "../../../../admin/form/FieldFrame";
import { BulkButton } from "../../../../admin/grid/bulk/BulkBar";
import { BulkChoiceDialog } from "../../../../admin/grid/bulk/BulkChoiceDialog";
import type { KindBulk } from "../../../../admin/grid/bulk/useKindBulk";
import { type BulkOutfitsInput, OutfitTermsDocument } from "../../../../graphql/generated/adminOperations";
import { outfitKind } from "./outfitKind";

/** The names are fields of the server's input. */
const actions = [
  { name: "occasion", label: "Set occasion", describe: (value: string) => `will have the occasion ${value}` },
  { name: "addTag", label: "Add tag", describe: (value: string) => `will get the tag ${value}` },
  { name: "removeTag", label: "Remove tag", describe: (value: string) => `will lose the tag ${value}` },
] as const;

const { noun } = outfitKind;

/** Gives the selected outfits an occasion or a tag, or takes a tag away. */
export const OutfitBulkActions = ({ bulk }: { bulk: KindBulk<BulkOutfitsInput> }) =>
  actions.map(({ name, label, describe }) => (
    <BulkButton key={name} label={label}>
      {(onClose) => (
        <BulkChoiceDialog
          title={label}
          noun={noun}
          confirmLabel={label}
          busyLabel="Updating..."
          isTyped
          describe={describe}
          count={(value) => bulk.count({ [name]: value })}
          run={(value, work) => bulk.run({ [name]: value }, work)}
          onClose={onClose}
        >
          {(value, onChange) => <OutfitTermField action={name} value={value} onChange={onChange} />}
        </BulkChoiceDialog>
      )}
    </BulkButton>
  ));

interface OutfitTermFieldProps {
  action: (typeof actions)[number]["name"];
  value: string;
  onChange: (value: string) => void;
}

/** The choice of an occasion or tag: selected or typed. */
function OutfitTermField({ action, value, onChange }: OutfitTermFieldProps) {
  const id = useId();
  const { data } = useQuery(OutfitTermsDocument);
  const terms = (action === "occasion" ? data?.occasions : data?.tags) ?? [];
  return (
    <TermField>
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
    </TermField>
  );
}

const TermField = styled("div")({ marginBottom: 18 });
