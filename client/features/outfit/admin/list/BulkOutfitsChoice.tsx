import { useQuery } from "@apollo/client/react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { OutfitTermsDocument } from "../../../../graphql/generated/adminOperations";
import { FieldFrame } from "../../../../shared/admin/form/FieldFrame";
import type { BulkOutfitsAction } from "./bulkOutfitsWords";

export interface BulkOutfitsChoiceProps {
  action: Exclude<BulkOutfitsAction, "delete">;
  value: string;
  onChange: (value: string) => void;
}

/** The choice of an occasion or tag: selected or typed. */
export function BulkOutfitsChoice({ action, value, onChange }: BulkOutfitsChoiceProps) {
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
