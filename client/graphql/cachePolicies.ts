import type { InMemoryCacheConfig } from "@apollo/client";
import { listPolicy } from "./listPolicy";

/**
 * A list's identity is its filter, order and page size; pages of one list are joined, so that Back finds what was loaded.
 * Without the page size the three outfits of the home page would pass for the whole first page of the gallery.
 * Only `edges` are joined, so a list that can load more reads `edges { node }` and not `nodes`.
 */
const listKeys = ["filter", "sort", "first"];

export const typePolicies: InMemoryCacheConfig["typePolicies"] = {
  // One for the whole site, without an id.
  Settings: { keyFields: [] },
  Category: { keyFields: ["name"] },
  BlogTopic: { keyFields: ["slug"] },
  Facet: { keyFields: false },
  Question: { keyFields: false },
  Query: {
    fields: {
      celebrities: listPolicy(listKeys),
      outfits: listPolicy(listKeys),
      affiliateProducts: listPolicy(listKeys),
      categoryItems: listPolicy(listKeys),
      blogPosts: listPolicy(listKeys),
    },
  },
  Celebrity: {
    fields: {
      outfits: listPolicy(["first"]),
      products: listPolicy(["first"]),
    },
  },
};
