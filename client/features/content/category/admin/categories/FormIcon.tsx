import { styled } from "@mui/material/styles";
import type { CategoryIcon } from "../../../../../graphql/generated/adminOperations";
import { FieldFrame } from "../../../../../admin/form/FieldFrame";
import { useFormField, type FieldProps } from "../../../../../admin/form/useFormField";
import { Picture } from "../../../../../shared/ui/picture/Picture";

/** The built-in pictures, in the order of the first categories. */
const icons: Readonly<Record<CategoryIcon, string>> = {
  dresses: "Dresses",
  shoes: "Shoes",
  makeup: "Makeup",
  handbags: "Handbags",
  cars: "Cars",
  bikes: "Bikes",
  clothing: "Clothing",
  jewelry: "Jewelry",
  accessories: "Accessories",
  eyewear: "Eyewear",
  bags: "Bags",
};

/** Chooses the picture of a category. The arrow keys move between the pictures. */
export function FormIcon({ name, label, required }: FieldProps) {
  const { id, value, setValue, onBlur, error, aria } = useFormField<string>({ name, required });
  return (
    <FieldFrame id={id} label={label} required={required} error={error} group>
      <Choices>
        {Object.entries(icons).map(([icon, caption]) => (
          <label key={icon}>
            <input
              type="radio"
              name={name}
              value={icon}
              checked={value === icon}
              onChange={() => setValue(icon)}
              onBlur={onBlur}
              {...aria}
            />
            <Picture src={`/art/category/${icon}.svg`} alt="" kind="category" width={80} height={100} />
            <span>{caption}</span>
          </label>
        ))}
      </Choices>
    </FieldFrame>
  );
}

const Choices = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(72px, 1fr))",
  gap: 10,
  "& label": { position: "relative", display: "grid", gap: 4, cursor: "pointer" },
  "& input": { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" },
  "& img": { display: "block", width: "100%", height: "auto" },
  "& span": { fontSize: "0.75rem", lineHeight: 1.4, textAlign: "center", color: theme.vars.palette.text.secondary },
  "& :checked ~ img, & :checked + *": { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
  "& :checked ~ span": { fontWeight: 550, color: theme.vars.palette.text.primary },
  "& :focus-visible ~ img, & :focus-visible + *": {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));
