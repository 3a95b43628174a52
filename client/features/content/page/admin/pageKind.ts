import { object, string } from "yup";
import { kindMessages, kindWords, pickFields, recordKind } from "../../../../admin/kind/recordKind";
import { emptySeo, seoLabels, seoSchema, type SeoValues } from "../../../../admin/seo/seoSchema";
import {
  BulkPagesDocument,
  CreatePageDocument,
  DeletePageDocument,
  type PageFieldsFragment,
  PageRecordDocument,
  UpdatePageDocument,
} from "../../../../graphql/generated/adminOperations";

/** The form values of a page; every value is a text, blank when there is none. */
export interface PageValues extends SeoValues {
  title: string;
  slug: string;
  description: string;
  /** URL of the image. */
  image: string;
  /** Markdown. */
  content: string;
  /** YYYY-MM-DD */
  lastUpdated: string;
  /** Key of the product's text that a new page begins with. */
  standard: string;
  /** The version of the product's text that the editor has decided about. */
  standardVersion: string;
}

const empty: PageValues = {
  title: "",
  slug: "",
  description: "",
  image: "",
  content: "",
  lastUpdated: "",
  standard: "",
  standardVersion: "",
  ...emptySeo,
};

const toValues = (page: PageFieldsFragment): PageValues => pickFields(empty, { ...page, standardVersion: "" });

export const pageKind = recordKind({
  type: "page",
  typename: "Page",
  noun: ["page", "pages"],
  words: kindWords("Page"),
  documents: {
    record: PageRecordDocument,
    create: CreatePageDocument,
    update: UpdatePageDocument,
    remove: DeletePageDocument,
    bulk: BulkPagesDocument,
  },
  lists: ["pages"],
  schema: object({ title: string().trim().required("Title is required"), ...seoSchema }),
  empty,
  toValues,
  toCopy: (page) => ({ ...toValues(page), ...emptySeo, title: `${page.title} (copy)`, slug: "", standard: "" }),
  toInput: ({ standard: _standard, ...changed }: Partial<PageValues>) => changed,
  toNewInput: (values) => values,
  labels: { slug: "URL Slug", lastUpdated: "Last updated", image: "Image URL", content: "Text", ...seoLabels },
  publishes: "page",
  messages: kindMessages("Page"),
  maxWidth: 820,
  deletion: { alsoChanged: [] },
});
