import OutlinedInput from "@mui/material/OutlinedInput";
import { useFormikContext } from "formik";
import { useId } from "react";
import { describedBy, FieldFrame } from "../../../../shared/admin/form/FieldFrame";

export interface CurrentPasswordProps {
  value: string;
  onChange: (value: string) => void;
}

/** Asks for the current password. It is not part of the form's values, because those are stored as a draft. */
export function CurrentPassword({ value, onChange }: CurrentPasswordProps) {
  const id = useId();
  const { errors } = useFormikContext<{ currentPassword?: string }>();
  const error = errors.currentPassword;
  return (
    <FieldFrame
      id={id}
      label="Current password"
      required
      hint="Required because you are changing your sign-in email address."
      error={error}
    >
      <OutlinedInput
        id={id}
        type="password"
        value={value}
        autoComplete="current-password"
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: { "aria-invalid": error !== undefined, "aria-describedby": describedBy(id), "aria-required": true },
        }}
      />
    </FieldFrame>
  );
}
