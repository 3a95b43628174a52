import OutlinedInput from "@mui/material/OutlinedInput";
import type { ReactNode } from "react";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

export interface FormTextProps extends FieldProps {
  type?: "text" | "email" | "password" | "url" | "search" | "tel";
  placeholder?: string;
  autoComplete?: string;
  /** Takes the focus when it appears; for forms that are the whole screen. */
  focused?: boolean;
  /** Counts the characters beside the label; the field takes more and says so, nothing is cut. */
  counted?: number;
  /** Several lines: the least and the most that it shows. */
  rows?: readonly [least: number, most: number];
  /** After the text, inside the field: a small button. */
  end?: ReactNode;
}

/** A line of text, or with `rows` several. */
export function FormText(props: FormTextProps) {
  const { name, label, hint, required, disabled, counted, rows, end, type = "text" } = props;
  const { id, value, setValue, onBlur, error, aria } = useFormField<string>({ name, required });
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      hint={hint}
      error={error}
      counter={counted === undefined ? undefined : `${[...value].length} / ${counted}`}
    >
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        value={value}
        disabled={disabled}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete ?? "off"}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- see `focused`
        autoFocus={props.focused}
        multiline={rows !== undefined}
        minRows={rows?.[0]}
        maxRows={rows?.[1]}
        endAdornment={end}
        onChange={(event) => setValue(event.target.value)}
        onBlur={onBlur}
        slotProps={{ input: aria }}
      />
    </FieldFrame>
  );
}
