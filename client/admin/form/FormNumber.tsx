import OutlinedInput from "@mui/material/OutlinedInput";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

export interface FormNumberProps extends FieldProps {
  min?: number;
  max?: number;
  /** 1 by default; "any" allows fractions. */
  step?: number | "any";
}

/** A number; null while the field is empty. */
export function FormNumber({ name, label, hint, required, disabled, min, max, step = 1 }: FormNumberProps) {
  const { id, value, setValue, onBlur, error, aria } = useFormField<number | null>({ name, required });
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        type="number"
        value={value ?? ""}
        disabled={disabled}
        onChange={({ target }) => setValue(target.value === "" ? null : Number(target.value))}
        onBlur={onBlur}
        slotProps={{ input: { ...aria, min, max, step } }}
      />
    </FieldFrame>
  );
}
