import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";
import { describedBy, FieldFrame } from "./FieldFrame";
import type { SelectOption } from "./selectOptions";

interface PlainFieldProps {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  value: string;
  onChange: (value: string) => void;
}

const getAriaProps = (id: string, { error, required }: PlainFieldProps) => ({
  "aria-invalid": error !== undefined,
  "aria-describedby": describedBy(id),
  "aria-required": required || undefined,
});

/** A text input outside a formik form. */
export function PlainInput(props: PlainFieldProps & { type?: "text" | "date" }) {
  const { label, hint, error, required, type, value, onChange } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} live>
      <OutlinedInput
        id={id}
        type={type}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: getAriaProps(id, props) }}
      />
    </FieldFrame>
  );
}

/** A select outside a formik form. */
export function PlainSelect(props: PlainFieldProps & { options: readonly SelectOption[] }) {
  const { label, hint, error, required, value, options, onChange } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} live>
      <NativeSelect
        value={value}
        input={<OutlinedInput id={id} />}
        inputProps={{ id, ...getAriaProps(id, props) }}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
