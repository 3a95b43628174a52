import OutlinedInput from "@mui/material/OutlinedInput";
import { scheduledText } from "../../shared/format/date";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

export interface FormDateProps extends FieldProps {
  min?: string;
  max?: string;
  /** The row is not public before this day: a future day shows a note. */
  schedules?: boolean;
}

/** A date as YYYY-MM-DD in the browser's own date picker; empty text when there is none. */
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
