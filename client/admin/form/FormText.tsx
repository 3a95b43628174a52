import OutlinedInput from "@mui/material/OutlinedInput";
import type { ReactNode } from "react";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

export interface FormTextProps extends FieldProps {
  type?: "text" | "email" | "password" | "url" | "search" | "tel" | "datetime-local";
  placeholder?: string;
  autoComplete?: string;
  /** Announces the error. For forms that do not move the focus to an invalid field. */
  live?: boolean;
  /** Receives the focus on mount; for forms that fill the whole screen. */
  focused?: boolean;
  /** Shows a character count beside the label. A longer text shows a warning; nothing is truncated. */
  counted?: number;
  /** Multi-line: the minimum and maximum number of lines. */
  rows?: readonly [least: number, most: number];
  /** After the text, inside the field: a small button. */
  end?: ReactNode;
}

/** A single-line text field, or a multi-line one with `rows`. */
export function FormText(props: FormTextProps) {
  const { name, label, hint, required, disabled, counted, rows, end, type = "text" } = props;
  const { id, value, setValue, onBlur, error, aria } = useFormField<string>({ name, required });
  return (
    <FieldFrame
      id={id}
      name={name}
      label={label}
      required={required}
      hint={hint}
      error={error}
      live={props.live}
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
