import OutlinedInput from "@mui/material/OutlinedInput";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

export interface FormDateProps extends FieldProps {
  min?: string;
  max?: string;
}

/** A day as YYYY-MM-DD in the browser's own picker; blank text when there is none. */
export function FormDate({ name, label, hint, required, disabled, min, max }: FormDateProps) {
  const { id, value, setValue, onBlur, error, aria } = useFormField<string>({ name, required });
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        type="date"
        value={value}
        disabled={disabled}
        onChange={(event) => setValue(event.target.value)}
        onBlur={onBlur}
        slotProps={{ input: { ...aria, min, max } }}
      />
    </FieldFrame>
  );
}
