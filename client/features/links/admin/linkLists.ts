/** Root fields that return links. */
const linkLists = ["links", "linkStateCounts", "linkAlerts", "linkHosts"] as const;

/** Root fields that return links, and rows that may contain their URLs. */
export const listsWithLinks = [
  ...linkLists,
  "outfits",
  "affiliateProducts",
  "categoryItems",
  "blogPosts",
  "blogPost",
] as const;
