import { InMemoryCache, type InMemoryCacheConfig } from "@apollo/client";
import generated from "./generated/possibleTypes.json";
import { listPolicy } from "./listPolicy";

/**
 * Filter, order and page size identify a list; its pages are merged, so that Back shows all loaded rows. The page size
 * is included because the home page's three outfits are not the whole first page of the gallery. Only `edges` are
 * merged, so a list with "Load More" must query `edges { node }`, not `nodes`.
 */
const listKeys = ["filter", "sort", "first"];

const typePolicies: InMemoryCacheConfig["typePolicies"] = {
  // A singleton without an id.
  Settings: { keyFields: [] },
  Category: { keyFields: ["name"] },
  BlogTopic: { keyFields: ["slug"] },
  Facet: { keyFields: false },
  FoundScene: { keyFields: false },
  // A part of its outfit.
  Scene: { merge: true },
  Question: { keyFields: false },
  Query: {
    fields: {
      celebrities: listPolicy(listKeys),
      outfits: listPolicy(listKeys),
      affiliateProducts: listPolicy(listKeys),
      categoryItems: listPolicy(listKeys),
      blogPosts: listPolicy(listKeys),
      shows: listPolicy(listKeys),
      events: listPolicy(listKeys),
    },
  },
  Celebrity: {
    fields: {
      outfits: listPolicy(["first"]),
      products: listPolicy(["first"]),
    },
  },
};

// The generated file's type is exact; an empty one would mean that no union exists.
const possibleTypes: Record<string, string[]> = generated.possibleTypes;

/** @param resultCaching memoizes reads by component, which pays off on a long-lived page. */
export const createCache = ({ resultCaching = true } = {}): InMemoryCache =>
  new InMemoryCache({ possibleTypes, typePolicies, resultCaching });
