import { createEnum } from "../graphql/createEnum";

/** The content types as an enum object for type-graphql. */
export const ContentTypes = createEnum("ContentType", "A content type.", {
  celebrity: "Celebrities.",
  outfit: "Outfits.",
  affiliateProduct: "Affiliate products.",
  categoryItem: "Category items.",
  blogPost: "Articles.",
});
