import { useFormikContext, getIn, type FormikValues } from "formik";
import { useFormField, type FieldProps } from "../../../../admin/form/useFormField";
import { ImageField, type ImageFieldProps } from "./ImageField";

interface FormImageProps extends FieldProps, Pick<ImageFieldProps, "kind" | "shape" | "mark" | "isSmall" | "use"> {
  /** Paths of other fields that take what the library knows about a chosen picture: the text only when it is empty. */
  fills?: { alt: string; focalPoint: string };
}

/** ImageField connected to a field of the surrounding form. */
export function FormImage({ fills, ...props }: FormImageProps) {
  const { value, setValue, onBlur, error } = useFormField<string>(props);
  const { values, setFieldValue } = useFormikContext<FormikValues>();
  return (
    <ImageField
      {...props}
      value={value}
      onChange={setValue}
      onChosen={({ alt, focalPoint }) => {
        if (!fills) return;
        if (getIn(values, fills.alt) === "") void setFieldValue(fills.alt, alt);
        void setFieldValue(fills.focalPoint, { x: focalPoint.x, y: focalPoint.y });
      }}
      onBlur={onBlur}
      error={error}
    />
  );
}
