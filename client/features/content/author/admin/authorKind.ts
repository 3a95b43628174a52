import { object, string } from "yup";
import { kindMessages, kindWords, pickFields, recordKind } from "../../../../admin/kind/recordKind";
import { emptySeo, seoLabels, seoSchema, type SeoValues } from "../../../../admin/seo/seoSchema";
import {
  type AuthorFieldsFragment,
  AuthorRecordDocument,
  BulkAuthorsDocument,
  CreateAuthorDocument,
  DeleteAuthorDocument,
  UpdateAuthorDocument,
} from "../../../../graphql/generated/adminOperations";

/** The form values of an author; every value is a text, blank when there is none. */
export interface AuthorValues extends SeoValues {
  name: string;
  slug: string;
  role: string;
  /** URL of the portrait. */
  image: string;
  /** Markdown. */
  content: string;
  /** URLs, one in each line. */
  links: string;
}

const empty: AuthorValues = { name: "", slug: "", role: "", image: "", content: "", links: "", ...emptySeo };

const toValues = (author: AuthorFieldsFragment): AuthorValues =>
  pickFields(empty, { ...author, links: author.links.join("\n") });

const withLinks = <Values extends Partial<AuthorValues>>({ links, ...values }: Values) => ({
  ...values,
  ...(links !== undefined && { links: links.split("\n").filter((line) => line.trim() !== "") }),
});

export const authorKind = recordKind({
  type: "author",
  typename: "Author",
  noun: ["author", "authors"],
  words: kindWords("Author"),
  documents: {
    record: AuthorRecordDocument,
    create: CreateAuthorDocument,
    update: UpdateAuthorDocument,
    remove: DeleteAuthorDocument,
    bulk: BulkAuthorsDocument,
  },
  // A new name is also that of the articles.
  lists: ["authors", "blogPosts"],
  schema: object({ name: string().trim().required("Name is required"), ...seoSchema }),
  empty,
  toValues,
  toCopy: (author) => ({ ...toValues(author), ...emptySeo, name: `${author.name} (copy)`, slug: "" }),
  toInput: withLinks,
  toNewInput: withLinks,
  labels: { slug: "URL Slug", image: "Portrait", content: "About", ...seoLabels },
  publishes: "author",
  messages: kindMessages(
    "Author",
    "There may be published articles of the author. Give them another author first, or take them offline.",
  ),
  maxWidth: 820,
  deletion: { alsoChanged: [] },
});
