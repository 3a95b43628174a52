import { object, string } from "yup";
import { seoSchema } from "../../../shared/admin/seo/seoSchema";

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
