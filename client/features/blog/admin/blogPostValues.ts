import { format } from "date-fns";
import { object, string } from "yup";
import type { BlogPostFieldsFragment } from "../../../graphql/generated/adminOperations";
import { emptySeo, seoSchema, type SeoValues } from "../../../admin/seo/seoSchema";
import type { Noun } from "../../../admin/grid/gridTypes";

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

export const toBlogPostValues = (post: BlogPostFieldsFragment): BlogPostValues => ({
  title: post.title,
  slug: post.slug,
  image: post.image,
  category: post.category,
  author: post.author,
  date: post.date,
  excerpt: post.excerpt,
  content: post.content,
  seoTitle: post.seoTitle,
  seoDescription: post.seoDescription,
});

/**
 * Initial values for a copy of an article: another title, published today, and no texts for search engines, because two
 * pages with the same ones compete.
 */
export const copyBlogPost = (post: BlogPostFieldsFragment): BlogPostValues => ({
  ...toBlogPostValues(post),
  title: `${post.title} (copy)`,
  slug: "",
  ...emptySeo,
  date: today(),
});

const required = (sentence: string) => string().trim().required(sentence);

/** The messages are quoted from the specification. */
export const blogPostSchema = object({
  title: required("Title is required"),
  image: required("Image URL is required"),
  category: required("Category is required"),
  author: required("Author name is required"),
  excerpt: required("Excerpt is required"),
  content: required("Content is required"),
  ...seoSchema,
});

/** A draft needs a title only. */
export const blogPostDraftSchema = object({ title: required("Title is required"), ...seoSchema });

/** Root fields that return articles or their counts. */
export const blogLists = ["blogPosts", "blogCategories"] as const;

export const blogPostNoun: Noun = ["blog post", "blog posts"];
