import type { ReactNode } from "react";
import type { NewsletterFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../../../admin/form/FormGrid";
import { FormText } from "../../../../../admin/form/FormText";
import { KindForm } from "../../../../../admin/kind/KindForm";
import type { OpenRecord } from "../../../../../admin/kind/useKindForm";
import { newsletterKind, type NewsletterValues } from "./newsletterKind";
import { NewsletterPreview } from "./NewsletterPreview";
import { SegmentFields } from "./SegmentFields";

interface NewsletterFormProps extends OpenRecord<NewsletterFieldsFragment, NewsletterValues> {
  /** The field `content`, the article editor. */
  contentField: ReactNode;
}

/** Writes or changes a newsletter. */
export function NewsletterForm({ contentField, ...opened }: NewsletterFormProps) {
  return (
    <KindForm
      {...opened}
      kind={newsletterKind}
      tabs={[
        {
          value: "write",
          label: "Write",
          fields: ["subject", "preview", "content"],
          content: (
            <FormGrid>
              <WideField>
                <FormText name="subject" label="Subject" required />
              </WideField>
              <WideField>
                <FormText
                  name="preview"
                  label="Preview text"
                  hint="Mail programs show it beside the subject. The subject is used when left blank."
                />
              </WideField>
              <WideField>{contentField}</WideField>
            </FormGrid>
          ),
        },
        { value: "readers", label: "Readers", fields: ["segment"], content: <SegmentFields /> },
        { value: "preview", label: "Preview", fields: [], content: <NewsletterPreview /> },
      ]}
    />
  );
}
