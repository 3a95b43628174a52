import type { ReactNode } from "react";
import { FormDate } from "../../../shared/admin/form/FormDate";
import { FormGrid, WideField } from "../../../shared/admin/form/FormGrid";
import { FormMultiline } from "../../../shared/admin/form/FormMultiline";
import { FormText } from "../../../shared/admin/form/FormText";
import { BlogCategoryField } from "./BlogCategoryField";
import { BlogSlugField } from "./BlogSlugField";

export interface BlogPostFormFieldsProps {
  /** Id of the article; null for a new one. */
  id: string | null;
  imageField: ReactNode;
  contentField: ReactNode;
}

export function BlogPostFormFields({ id, imageField, contentField }: BlogPostFormFieldsProps) {
  return (
    <FormGrid>
      <WideField>
        <FormText name="title" label="Title" required />
      </WideField>
      <WideField>
        <BlogSlugField id={id} />
      </WideField>
      <WideField>{imageField}</WideField>
      <WideField>
        <BlogCategoryField />
      </WideField>
      <FormText name="author" label="Author" required />
      <FormDate name="date" label="Publish Date" hint="Today when left blank." schedules />
      <WideField>
        <FormMultiline
          name="excerpt"
          label="Excerpt"
          required
          counted={160}
          rows={[2, 6]}
          hint="Shown in lists. Search engines also receive it, unless the article has a description for them."
        />
      </WideField>
      <WideField>{contentField}</WideField>
    </FormGrid>
  );
}
