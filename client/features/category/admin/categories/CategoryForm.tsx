import { paths } from "../../../../../site/addresses";
import { slugify } from "../../../../../site/slugify";
import type { CategoryRowFragment } from "../../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormSlug } from "../../../../admin/form/FormSlug";
import { FormText } from "../../../../admin/form/FormText";
import { KindForm } from "../../../../admin/record/KindForm";
import { categoryKind } from "./categoryKind";
import { FormIcon } from "./FormIcon";

interface CategoryFormProps {
  /** Null for a new one. */
  category: CategoryRowFragment | null;
  onClose: () => void;
}

/** The dialog that adds or changes a product category. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  return (
    <KindForm kind={categoryKind} row={category} onClose={onClose}>
      <FormGrid>
        <FormText name="label" label="Name" required placeholder="Eyewear" />
        {category?.isBuiltIn ? (
          <FormText name="slug" label="Slug" disabled hint="Part of the site, and does not change" />
        ) : (
          <FormSlug
            name="slug"
            label="Slug"
            from="label"
            prefix={paths.category("")}
            suggest={(text) => Promise.resolve(slugify(text))}
          />
        )}
        <WideField>
          <FormIcon name="icon" label="Picture" required />
        </WideField>
      </FormGrid>
    </KindForm>
  );
}
