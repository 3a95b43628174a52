import OutlinedInput from "@mui/material/OutlinedInput";
import { scheduledText } from "../../format/date";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

export interface FormDateProps extends FieldProps {
  min?: string;
  max?: string;
  /** What carries the day is not public before it: a later day says so. */
  schedules?: boolean;
}

/** A day as YYYY-MM-DD in the browser's own picker; blank text when there is none. */
export function FormDate({ name, label, hint, required, disabled, min, max, schedules }: FormDateProps) {
  const { id, value, setValue, onBlur, error, aria } = useFormField<string>({ name, required });
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      hint={(schedules && scheduledText(value)) || hint}
      error={error}
    >
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
