import { useApolloClient, useMutation } from "@apollo/client/react";
import { type ComponentType, type ReactNode, type RefObject, useContext, useRef } from "react";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { loadDraftPreview } from "../../../admin/preview/loadDraftPreview";
import { trySave } from "../../../admin/graphql/trySave";
import { useCreate } from "../../../admin/graphql/useCreate";
import { useReload } from "../../../admin/graphql/useReload";
import { useSavedToast } from "../../../admin/graphql/useSavedToast";
import {
  type BlogPostFieldsFragment,
  BlogPostRecordDocument,
  CreateBlogPostDocument,
  UpdateBlogPostDocument,
} from "../../../graphql/generated/adminOperations";
import { newRowStatus, unpublishedOutcome } from "../../../admin/record/newRow";
import { SaveDraftButton } from "../../../admin/record/SaveDraftButton";
import { RecordDialog } from "../../../admin/record/RecordDialog";
import type { RowVersion, SaveIntent, SaveOutcome } from "../../../admin/record/recordTypes";
import { useRecordForm } from "../../../admin/record/useRecordForm";
import { AccountContext } from "../../../admin/role/accountContext";
import { hasRole } from "../../../admin/role/roles";
import { seoFields, seoLabels } from "../../../admin/seo/seoSchema";
import { useToast } from "../../../shared/toast/ToastContext";
import {
  blogLists,
  blogPostDraftSchema,
  blogPostSchema,
  type BlogPostValues,
  toBlogPostValues,
} from "./blogPostValues";
import { BlogPostFormFields } from "./BlogPostFormFields";
import { BlogPostSearchEngines } from "./BlogPostSearchEngines";
import type { ScrollAnchor } from "./markdown/useScrollAnchor";

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

interface SaveBlogPost {
  save: (values: BlogPostValues, version: number | null, intent: SaveIntent) => Promise<SaveOutcome<BlogPostValues>>;
  /** Reads the current row; null when it was deleted. Undefined for a new article. */
  reload: (() => Promise<RowVersion<BlogPostValues> | null>) | undefined;
  tellSaved: (intent: SaveIntent) => void;
}

/** Saves an article; creates one without `id`. */
function useSaveBlogPost(id: string | null): SaveBlogPost {
  const { cache } = useApolloClient();
  const reload = useReload(BlogPostRecordDocument, (data) => data.blogPost);
  const create = useCreate(CreateBlogPostDocument);
  const [update] = useMutation(UpdateBlogPostDocument);
  const showSaved = useSavedToast("blogPost");
  const saved = useRef<BlogPostFieldsFragment>(null);
  const { role } = useContext(AccountContext);
  const done = id === null ? "added" : "updated";
  const message = { title: `Blog post ${done}`, text: `Your blog post has been ${done} successfully` };
  const tellSaved = (intent: SaveIntent) =>
    showSaved(saved.current, (id === null ? unpublishedOutcome(role, intent) : null) ?? message);
  const changed = () => evictLists(cache, [...blogLists, "terms"]);
  if (id === null)
    return {
      save: (values, _version, intent) =>
        trySave(async () => {
          const input = { ...values, ...newRowStatus(intent) };
          await create(input, { update: changed });
        }),
      reload: undefined,
      tellSaved,
    };
  return {
    save: (values, version) =>
      trySave(async () => {
        const input = { id, version: version ?? 0, ...values };
        const { data } = await update({ variables: { input }, update: changed });
        saved.current = data?.updateBlogPost ?? null;
      }),
    reload: async () => {
      const row = await reload(id);
      return row && { values: toBlogPostValues(row), version: row.version };
    },
    tellSaved,
  };
}

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
