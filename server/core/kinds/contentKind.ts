import { createEnum } from "../graphql/createEnum";

/** The content types as an enum object for type-graphql. */
export const ContentTypes = createEnum("ContentType", "A content type.", {
  celebrity: "Celebrities.",
  outfit: "Outfits.",
  affiliateProduct: "Affiliate products.",
  categoryItem: "Category items.",
  blogPost: "Articles.",
});

export type ContentType = keyof typeof ContentTypes;

/** Parents before their dependents. The audit log, the trash and cache tags use these names. */
export const contentTypes = Object.keys(ContentTypes) as ContentType[];

interface ContentKind {
  table: string;
  /** Column of the title. */
  title: "name" | "title";
  /** Cache tag of all lists of the type. */
  list: string;
  /** For sentences: "This outfit ...". */
  noun: string;
  /** For counts: "3 outfits". */
  nouns: string;
}

/** Properties of each content type that content writes need. */
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

/** Columns derived at every save; the audit log omits them. */
export const derivedColumns: ReadonlySet<string> = new Set([
  "priceAmount",
  "priceCurrency",
  "originalPriceAmount",
  "originalPriceCurrency",
  "priceCheckedAt",
  "priceSourceKind",
  "priceFeedId",
  "inStock",
  "garments",
  "colors",
  "materials",
  "patterns",
  "titleFacts",
  "keywords",
  "structuredData",
]);

/** Describes a bulk change in the audit log: "1 outfit", "3 category items". */
export const describeRows = (count: number, type: ContentType): string =>
  `${count} ${count === 1 ? contentKinds[type].noun : contentKinds[type].nouns}`;
