import { useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { type ComponentType, type ReactNode, type RefObject, useRef } from "react";
import { paths } from "../../../../../site/addresses";
import { slugify } from "../../../../../site/slugify";
import { useAddTerm } from "../../../../admin/graphql/useAddTerm";
import {
  AuthorNamesDocument,
  BlogCategoryTermsDocument,
  BlogPostBySlugDocument,
  type BlogPostFieldsFragment,
} from "../../../../graphql/generated/adminOperations";
import { FormDate } from "../../../../admin/form/FormDate";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormSuggest } from "../../../../admin/form/FormSuggest";
import { FormText } from "../../../../admin/form/FormText";
import { useHasRole } from "../../../../admin/role/accountContext";
import { useDebouncedValue } from "../../../../shared/hooks/useDebouncedValue";
import { KindForm } from "../../../../admin/kind/KindForm";
import { type EarningsSlot, useEarningsTab } from "../../../../admin/record/useEarningsTab";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import { seoFields } from "../../../../admin/seo/seoSchema";
import { blogPostKind, type BlogPostValues } from "./blogPostKind";
import { BlogPostSearchEngines } from "./BlogPostSearchEngines";
import type { ScrollAnchor } from "./markdown/useScrollAnchor";

interface BlogPostFormProps extends OpenRecord<BlogPostFieldsFragment, BlogPostValues> {
  /** The fields `image` and `content`, which upload images. */
  imageField: ReactNode;
  ContentField: ComponentType<{ place: RefObject<ScrollAnchor | null> }>;
  /** Renders what the links in an article earned. */
  earnings: EarningsSlot;
}

const fields = ["title", "slug", "image", "category", "author", "date", "excerpt", "content"];

/** Adds or edits an article. */
export function BlogPostForm({ imageField, ContentField, earnings, ...opened }: BlogPostFormProps) {
  const place = useRef<ScrollAnchor | null>(null);
  const id = opened.row?.id ?? null;
  const earningsTab = useEarningsTab(opened.row?.id, earnings);
  return (
    <KindForm
      {...opened}
      kind={blogPostKind}
      tabs={[
        {
          value: "write",
          label: "Write",
          fields,
          content: <BlogPostFormFields id={id} imageField={imageField} contentField={<ContentField place={place} />} />,
        },
        { value: "search", label: "Search engines", fields: seoFields, content: <BlogPostSearchEngines /> },
        ...earningsTab,
      ]}
    />
  );
}

interface BlogPostFormFieldsProps {
  /** Id of the article; null for a new one. */
  id: string | null;
  imageField: ReactNode;
  contentField: ReactNode;
}

function BlogPostFormFields({ id, imageField, contentField }: BlogPostFormFieldsProps) {
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
      <BlogAuthorField />
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

/** Suggests the authors. A new name becomes an author when the article is saved. */
function BlogAuthorField() {
  const { values } = useFormikContext<BlogPostValues>();
  const { data } = useQuery(AuthorNamesDocument, { fetchPolicy: "cache-and-network" });
  const names = data?.authors.edges.map(({ node }) => node.name) ?? [];
  const isNew = data !== undefined && values.author.trim() !== "" && !names.includes(values.author.trim());
  const hint = isNew ? "Not among the authors yet: added when you save." : undefined;
  return <FormSuggest name="author" label="Author" required suggestions={names} hint={hint} />;
}

/** A select of the blog categories that can add a new one. */
function BlogCategoryField() {
  const { data } = useQuery(BlogCategoryTermsDocument, { fetchPolicy: "cache-and-network" });
  const isEditor = useHasRole("editor");
  const onAdd = useAddTerm("blogCategory");
  return (
    <FormSelect
      name="category"
      label="Category"
      required
      // Empty while loading or after an error.
      options={data?.terms.map(({ name }) => name) ?? []}
      addNew={isEditor ? { label: "+ Add new category", nameLabel: "Name of the new category", onAdd } : undefined}
    />
  );
}

/** The slug of a title without letters or digits. */
const unnamed = "article";

/** Optional: the slug made from it, or from the title while it is blank, is shown below. */
function BlogSlugField({ id }: { id: string | null }) {
  const { values } = useFormikContext<BlogPostValues>();
  const source = values.slug.trim() || values.title.trim();
  const slug = source === "" ? "" : slugify(source) || unnamed;
  const settled = useDebouncedValue(slug, 400);
  const { data } = useQuery(BlogPostBySlugDocument, {
    variables: { slug: settled },
    skip: settled === "",
    fetchPolicy: "no-cache",
  });
  const holder = settled === slug ? data?.blogPost?.id : undefined;
  const taken = holder !== undefined && holder !== id;
  return <FormText name="slug" label="URL Slug" placeholder="Generated from the title" hint={getHint(slug, taken)} />;
}

function getHint(slug: string, taken: boolean): string {
  if (slug === "") return "Generated from the title when left blank.";
  const address = `URL: ${paths.blogPost(slug)}`;
  return taken ? `${address}-2 or the next free number, because another article uses this slug.` : address;
}
