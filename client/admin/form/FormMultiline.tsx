import { FormText, type FormTextProps } from "./FormText";

/** Multi-line text that grows from three to twelve lines; `rows` overrides this. */
export function FormMultiline(props: Omit<FormTextProps, "type">) {
  return <FormText rows={[3, 12]} {...props} />;
}
