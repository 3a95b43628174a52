import type { Noun } from "../../../shared/admin/grid/gridTypes";

/** Root fields that return articles or their counts. */
export const blogLists = ["blogPosts", "blogCategories"] as const;

export const blogPostNoun: Noun = ["blog post", "blog posts"];
