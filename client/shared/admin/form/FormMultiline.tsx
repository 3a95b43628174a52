import { FormText, type FormTextProps } from "./FormText";

/** Several lines of text, growing from three to twelve unless `rows` says otherwise. */
export function FormMultiline(props: Omit<FormTextProps, "type">) {
  return <FormText rows={[3, 12]} {...props} />;
}
