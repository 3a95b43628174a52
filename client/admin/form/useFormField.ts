import { useField, useFormikContext } from "formik";
import { useId } from "react";
import { describedBy } from "./FieldFrame";

/** Props of every form field. */
export interface FieldProps {
  /** Path in the form's values: `title`, `socialMedia.instagram`. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

export interface FormField<Value> {
  id: string;
  value: Value;
  setValue: (value: Value) => void;
  onBlur: () => void;
  /** The error to show; undefined while the value is valid or the field has not been blurred yet. */
  error: string | undefined;
  /** ARIA attributes for the control itself. */
  aria: { "aria-invalid": boolean; "aria-describedby": string; "aria-required": boolean | undefined };
}

/** Connects a control to one field of the surrounding form. */
export function useFormField<Value>({ name, required }: Pick<FieldProps, "name" | "required">): FormField<Value> {
  const id = useId();
  const [field, meta, helpers] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const shown = meta.touched || submitCount > 0;
  const error = shown && typeof meta.error === "string" ? meta.error : undefined;
  return {
    id,
    value: field.value,
    setValue: (value) => void helpers.setValue(value),
    onBlur: () => void helpers.setTouched(true),
    error,
    aria: {
      "aria-invalid": error !== undefined,
      "aria-describedby": describedBy(id),
      "aria-required": required || undefined,
    },
  };
}
