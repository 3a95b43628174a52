import { useFormField, type FieldProps } from "../../../shared/admin/form/useFormField";
import { ImageField, type ImageFieldProps } from "./ImageField";

/** ImageField connected to a field of the surrounding form. */
export function FormImage(props: FieldProps & Pick<ImageFieldProps, "kind" | "shape" | "mark" | "use">) {
  const { value, setValue, onBlur, error } = useFormField<string>(props);
  return <ImageField {...props} value={value} onChange={setValue} onBlur={onBlur} error={error} />;
}
