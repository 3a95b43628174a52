import { useQuery } from "@apollo/client/react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { ProductRetailersDocument } from "../../../graphql/generated/adminOperations";
import { FormSlot } from "../../../shared/admin/form/FormSlot";

/** Free text with the existing retailers as suggestions, so that each shop keeps one name. */
export function RetailerField() {
  const { data } = useQuery(ProductRetailersDocument);
  return (
    <FormSlot<string> name="retailer" label="Retailer">
      {({ id, value, setValue, onBlur, aria }) => (
        <Autocomplete
          id={id}
          freeSolo
          options={data?.productRetailers.map(({ name }) => name) ?? []}
          inputValue={value}
          onInputChange={(_event, text) => setValue(text)}
          onBlur={onBlur}
          renderInput={(params) => (
            <TextField
              {...params}
              name="retailer"
              size="small"
              slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...aria } }}
            />
          )}
        />
      )}
    </FormSlot>
  );
}
