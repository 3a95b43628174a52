import { useFormField, type FieldProps } from "../../../shared/admin/form/useFormField";
import { ImageField, type ImageFieldProps } from "./ImageField";

/** ImageField as a field of the form around it. */
export function FormImage(props: FieldProps & Pick<ImageFieldProps, "kind" | "shape" | "mark" | "use">) {
  const { value, setValue, onBlur, error } = useFormField<string>(props);
  return <ImageField {...props} value={value} onChange={setValue} onBlur={onBlur} error={error} />;
}
