import type { Noun } from "../../../shared/admin/grid/gridTypes";

/** Root fields that show articles or what is counted of them. */
export const blogLists = ["blogPosts", "blogCategories"] as const;

export const blogPostNoun: Noun = ["blog post", "blog posts"];
