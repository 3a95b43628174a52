import { useContext, useRef, type ComponentType, type ReactNode, type RefObject } from "react";
import { loadDraftPreview } from "../../../graphql/admin/loadDraftPreview";
import { SaveDraftButton } from "../../../shared/admin/record/SaveDraftButton";
import { RecordDialog } from "../../../shared/admin/record/RecordDialog";
import { useRecordForm } from "../../../shared/admin/record/useRecordForm";
import { AccountContext } from "../../../shared/admin/role/accountContext";
import { hasRole } from "../../../shared/admin/role/roles";
import { seoFields, seoLabels } from "../../../shared/admin/seo/seoSchema";
import { useToast } from "../../../shared/toast/ToastContext";
import { BlogPostFormFields } from "./BlogPostFormFields";
import { blogPostDraftSchema, blogPostSchema } from "./blogPostSchema";
import type { BlogPostValues } from "./blogPostValues";
import { BlogPostSearchEngines } from "./BlogPostSearchEngines";
import type { ScrollAnchor } from "./markdown/useScrollAnchor";
import { useSaveBlogPost } from "./useSaveBlogPost";

export interface BlogPostFormProps {
  /** Id of the article; null for a new one. */
  id: string | null;
  version: number | null;
  isDraft?: boolean;
  initial: BlogPostValues;
  draftKey: string;
  onClose: () => void;
  /** The fields `image` and `content`, which upload images. */
  imageField: ReactNode;
  ContentField: ComponentType<{ place: RefObject<ScrollAnchor | null> }>;
}

const words = {
  add: { title: "Add New Blog Post", submit: "Add Blog Post", busy: "Adding..." },
  edit: { title: "Edit Blog Post", submit: "Update Blog Post", busy: "Updating..." },
};

const labels = { image: "Featured Image URL", date: "Publish Date", slug: "URL Slug", ...seoLabels };
const fields = ["title", "slug", "image", "category", "author", "date", "excerpt", "content"];

/** The dialog that edits an article. */
export function BlogPostForm(props: BlogPostFormProps) {
  const { id, version, isDraft, initial, draftKey, onClose, imageField, ContentField } = props;
  const toast = useToast();
  const { role } = useContext(AccountContext);
  const place = useRef<ScrollAnchor | null>(null);
  const { title, submit, busy } = id === null ? words.add : words.edit;
  const failed = `Failed to ${id === null ? "add" : "update"} blog post. Please try again.`;
  const { save, reload, tellSaved } = useSaveBlogPost(id);
  const form = useRecordForm<BlogPostValues>({
    draftKey,
    initial,
    version,
    schema: blogPostSchema,
    draftSchema: blogPostDraftSchema,
    isDraft,
    labels,
    save: async (values, at, intent) => {
      const outcome = await save(values, at, intent);
      return outcome.kind === "failed" ? { ...outcome, message: failed } : outcome;
    },
    reload,
    onSaved: (_values, intent) => {
      tellSaved(intent);
      onClose();
    },
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  const { values } = form.formik;
  return (
    <RecordDialog
      form={form}
      title={title}
      submitLabel={id !== null || hasRole(role, "editor") ? submit : "Save as draft"}
      busyLabel={busy}
      maxWidth={700}
      actions={id === null ? <SaveDraftButton form={form} /> : undefined}
      loadPreview={(draft, at, signal) =>
        loadDraftPreview("blogPost", { ...(id !== null && { id, version: at }), ...draft }, signal)
      }
      onClose={onClose}
      tabs={[
        {
          value: "write",
          label: "Write",
          fields,
          content: <BlogPostFormFields id={id} imageField={imageField} contentField={<ContentField place={place} />} />,
        },
        {
          value: "search",
          label: "Search engines",
          fields: seoFields,
          content: <BlogPostSearchEngines values={values} />,
        },
      ]}
    />
  );
}
