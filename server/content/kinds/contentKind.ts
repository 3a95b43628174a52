/** The kinds of content: celebrity, outfit, affiliateProduct, categoryItem, blogPost; named so in the audit log, the trash and tags. */
export const contentTypes = ["celebrity", "outfit", "affiliateProduct", "categoryItem", "blogPost"] as const;
export type ContentType = (typeof contentTypes)[number];

interface ContentKind {
  table: string;
  /** Column of the title. */
  title: "name" | "title";
  /** Tag of all lists of the kind. */
  list: string;
  /** For sentences: "This outfit ...". */
  noun: string;
  /** For counts: "3 outfits". */
  nouns: string;
}

/** What the writing of content has to know of each kind. */
export const contentKinds: Record<ContentType, ContentKind> = {
  celebrity: { table: "celebrities", title: "name", list: "celebrities", noun: "celebrity", nouns: "celebrities" },
  outfit: { table: "outfits", title: "title", list: "outfits", noun: "outfit", nouns: "outfits" },
  affiliateProduct: {
    table: "affiliate_products",
    title: "title",
    list: "affiliateProducts",
    noun: "product",
    nouns: "products",
  },
  categoryItem: {
    table: "category_items",
    title: "title",
    list: "categoryItems",
    noun: "category item",
    nouns: "category items",
  },
  blogPost: { table: "blog_posts", title: "title", list: "blogPosts", noun: "blog post", nouns: "blog posts" },
};

/** Columns that follow from others at every save: the audit log tells of those others alone. */
export const derivedColumns: ReadonlySet<string> = new Set([
  "priceAmount",
  "priceCurrency",
  "originalPriceAmount",
  "originalPriceCurrency",
  "priceCheckedAt",
  "metaDescription",
  "keywords",
  "structuredData",
]);

/** "1 outfit", "3 category items": how a change of many rows is called in the audit log. */
export const describeRows = (count: number, type: ContentType): string =>
  `${count} ${count === 1 ? contentKinds[type].noun : contentKinds[type].nouns}`;
