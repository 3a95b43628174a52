import type { InMemoryCacheConfig } from "@apollo/client";
import { listPolicy } from "./listPolicy";

/**
 * Filter, order and page size identify a list; its pages are merged, so that Back shows all loaded rows. The page size
 * is included because the home page's three outfits are not the whole first page of the gallery. Only `edges` are
 * merged, so a list with "Load More" must query `edges { node }`, not `nodes`.
 */
const listKeys = ["filter", "sort", "first"];

export const typePolicies: InMemoryCacheConfig["typePolicies"] = {
  // A singleton without an id.
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
