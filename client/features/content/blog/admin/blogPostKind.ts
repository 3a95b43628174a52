import { format } from "date-fns";
import { object, string } from "yup";
import { isConflict } from "../../../../admin/graphql/adminErrors";
import { kindWords, pickFields, recordKind, type SaveMessages } from "../../../../admin/kind/recordKind";
import type { Noun } from "../../../../admin/grid/gridTypes";
import { plural } from "../../../../shared/format/plural";
import { emptySeo, seoLabels, seoSchema, type SeoValues } from "../../../../admin/seo/seoSchema";
import {
  type BlogPostFieldsFragment,
  BlogPostRecordDocument,
  BulkBlogPostsDocument,
  CreateBlogPostDocument,
  DeleteBlogPostDocument,
  UpdateBlogPostDocument,
} from "../../../../graphql/generated/adminOperations";

/** The form values of an article; every value is a text, blank when there is none. */
export interface BlogPostValues extends SeoValues {
  title: string;
  slug: string;
  /** URL of the image. */
  image: string;
  category: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  excerpt: string;
  /** Markdown. */
  content: string;
}

/** Today in the editor's time zone, YYYY-MM-DD. */
export const today = (): string => format(new Date(), "yyyy-MM-dd");

/** @param author the name of the signed-in person. */
export const emptyPost = (author: string): BlogPostValues => ({
  title: "",
  slug: "",
  image: "",
  category: "",
  author,
  date: today(),
  excerpt: "",
  content: "",
  ...emptySeo,
});

const toValues = (post: BlogPostFieldsFragment): BlogPostValues => pickFields(emptyPost(""), post);

/**
 * Initial values for a copy of an article: another title, published today, and no texts for search engines, because two
 * pages with the same ones compete.
 */
const toCopy = (post: BlogPostFieldsFragment): BlogPostValues => ({
  ...toValues(post),
  title: `${post.title} (copy)`,
  slug: "",
  ...emptySeo,
  date: today(),
});

const required = (sentence: string) => string().trim().required(sentence);

/** The messages are quoted from the specification. */
const schema = object({
  title: required("Title is required"),
  image: required("Image URL is required"),
  category: required("Category is required"),
  author: required("Author name is required"),
  excerpt: required("Excerpt is required"),
  content: required("Content is required"),
  ...seoSchema,
});

/** A draft needs a title only. */
const draftSchema = object({ title: required("Title is required"), ...seoSchema });

const saveMessages = (verb: string, done: string): SaveMessages<BlogPostValues> => ({
  done: { title: `Blog post ${done}`, text: `Your blog post has been ${done} successfully` },
  failed: (message, error) => ({
    title: "Error",
    text: isConflict(error) ? message : `Failed to ${verb} blog post. Please try again.`,
    variant: "destructive",
  }),
});

const noun: Noun = ["blog post", "blog posts"];

export const blogPostKind = recordKind({
  type: "blogPost",
  typename: "BlogPost",
  noun,
  words: kindWords("Blog Post", { addTitle: "Add New Blog Post" }),
  documents: {
    record: BlogPostRecordDocument,
    create: CreateBlogPostDocument,
    update: UpdateBlogPostDocument,
    remove: DeleteBlogPostDocument,
    bulk: BulkBlogPostsDocument,
  },
  // The terms tell how many articles use them.
  lists: ["blogPosts", "blogCategories", "terms", "authors"],
  schema,
  draftSchema,
  empty: emptyPost(""),
  toValues,
  toCopy,
  toInput: (changed) => changed,
  toNewInput: (values) => values,
  labels: { image: "Featured Image URL", date: "Publish Date", slug: "URL Slug", ...seoLabels },
  publishes: "blogPost",
  messages: {
    add: saveMessages("add", "added"),
    update: saveMessages("update", "updated"),
    delete: {
      done: { title: "Blog post deleted", text: "Your blog post has been removed successfully" },
      failed: { title: "Error", text: "Failed to delete blog post. Please try again.", variant: "destructive" },
    },
    bulk: (changed, { delete: deletes, category }) => ({
      title: `${plural(changed, ...noun)} ${deletes ? "deleted" : "changed"}`,
      text: deletes ? "They stay in the trash for 30 days." : `Their category is now ${category ?? ""}.`,
    }),
  },
  maxWidth: 700,
  deletion: { alsoChanged: ["blogCategories"] },
});
