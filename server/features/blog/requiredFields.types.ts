/** What an article needs unless it is a draft. Messages quoted from the specification. */
export const requiredPostFields = {
  image: "Image URL is required",
  category: "Category is required",
  author: "Author name is required",
  excerpt: "Excerpt is required",
  content: "Content is required",
};
