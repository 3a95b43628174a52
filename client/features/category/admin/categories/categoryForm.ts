import { object, string, type ObjectSchema } from "yup";
import type { CategoryIcon, CategoryRowFragment } from "../../../../graphql/generated/adminOperations";

/** The form values of a category. A blank slug follows the label. */
export interface CategoryValues {
  label: string;
  slug: string;
  icon: CategoryIcon;
}

export const emptyCategory: CategoryValues = { label: "", slug: "", icon: "accessories" };

export const categoryValues = ({ label, name, icon }: CategoryRowFragment): CategoryValues => ({
  label,
  slug: name,
  icon,
});

/** The server's rules, checked before sending. */
export const categorySchema: ObjectSchema<Pick<CategoryValues, "label">> = object({
  label: string().trim().required("Name is required").max(60, "At most 60 characters"),
});
