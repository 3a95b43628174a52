import type { ReactNode } from "react";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps, type FormField } from "./useFormField";

export interface FormSlotProps<Value> extends FieldProps {
  /** The label names a group of controls. */
  group?: boolean;
  /** The control; it spreads `aria` on the focusable element. */
  children: (field: FormField<Value>) => ReactNode;
}

/** The frame of a field for any control: an image with upload, a color, a row search. */
export function FormSlot<Value>({ name, label, hint, required, group, children }: FormSlotProps<Value>) {
  const field = useFormField<Value>({ name, required });
  return (
    <FieldFrame
      id={field.id}
      name={name}
      label={label}
      required={required}
      hint={hint}
      error={field.error}
      group={group}
    >
      {children(field)}
    </FieldFrame>
  );
}
