import { useField, useFormikContext } from "formik";
import { useId } from "react";
import { describedBy } from "./FieldFrame";

/** What every field of the kit takes. */
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
  /** The sentence to show; undefined while nothing is wrong or the field has not been left yet. */
  error: string | undefined;
  /** For the control itself. */
  aria: { "aria-invalid": boolean; "aria-describedby": string; "aria-required": boolean | undefined };
}

/** One field of the form around it. */
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
