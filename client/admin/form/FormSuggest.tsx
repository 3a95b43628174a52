import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

export interface FormSuggestProps extends FieldProps {
  suggestions: readonly string[];
}

/** A single-line text with suggestions; any other text is valid, too. */
export function FormSuggest({ name, label, hint, required, disabled, suggestions }: FormSuggestProps) {
  const { id, value, setValue, onBlur, error, aria } = useFormField<string>({ name, required });
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <Autocomplete
        id={id}
        freeSolo
        disableClearable
        disabled={disabled}
        options={suggestions}
        inputValue={value}
        onInputChange={(_event, text) => setValue(text)}
        onBlur={onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            size="small"
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...aria } }}
          />
        )}
      />
    </FieldFrame>
  );
}
