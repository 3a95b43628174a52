import { registerEnumType } from "type-graphql";
import { type ContentType, contentTypes } from "./contentKind";

/** The kinds as an enum object, which GraphQL wants. */
export const ContentTypes = Object.fromEntries(contentTypes.map((type) => [type, type])) as {
  [Type in ContentType]: Type;
};
registerEnumType(ContentTypes, {
  name: "ContentType",
  description: "A kind of content.",
  valuesConfig: {
    celebrity: { description: "Celebrities." },
    outfit: { description: "Outfits." },
    affiliateProduct: { description: "Affiliate products." },
    categoryItem: { description: "Category items." },
    blogPost: { description: "Articles." },
  },
});
