import { paths } from "../../../../../site/addresses";
import { slugify } from "../../../../../site/slugify";
import type { CategoryRowFragment } from "../../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormSlug } from "../../../../admin/form/FormSlug";
import { FormText } from "../../../../admin/form/FormText";
import { RecordDialog } from "../../../../admin/record/RecordDialog";
import { recordMessages } from "../../../../admin/record/recordMessages";
import { useRecordForm } from "../../../../admin/record/useRecordForm";
import { useToast } from "../../../../shared/toast/ToastContext";
import { categorySchema, categoryValues, emptyCategory, type CategoryValues } from "./categoryForm";
import { FormIcon } from "./FormIcon";
import { useSaveCategory } from "./useSaveCategory";

export interface CategoryFormProps {
  /** Null for a new one. */
  category: CategoryRowFragment | null;
  onClose: () => void;
}

const messages = recordMessages("category");

/** The dialog that adds or changes a product category. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const toast = useToast();
  const form = useRecordForm<CategoryValues>({
    draftKey: `category:${category?.id ?? "new"}`,
    initial: category ? categoryValues(category) : emptyCategory,
    version: category?.version ?? null,
    schema: categorySchema,
    labels: { label: "Name", icon: "Picture" },
    ...useSaveCategory(category?.id ?? null),
    onSaved: () => {
      toast(messages[category ? "update" : "add"].done);
      onClose();
    },
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog
      form={form}
      title={category ? "Edit Category" : "Add Category"}
      submitLabel={category ? "Update Category" : "Add Category"}
      maxWidth={620}
      onClose={onClose}
    >
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
    </RecordDialog>
  );
}
