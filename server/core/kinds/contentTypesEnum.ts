import { registerEnumType } from "type-graphql";
import { type ContentType, contentTypes } from "./contentKind";

/** The content types as an enum object for type-graphql. */
export const ContentTypes = Object.fromEntries(contentTypes.map((type) => [type, type])) as {
  [Type in ContentType]: Type;
};
registerEnumType(ContentTypes, {
  name: "ContentType",
  description: "A content type.",
  valuesConfig: {
    celebrity: { description: "Celebrities." },
    outfit: { description: "Outfits." },
    affiliateProduct: { description: "Affiliate products." },
    categoryItem: { description: "Category items." },
    blogPost: { description: "Articles." },
  },
});
