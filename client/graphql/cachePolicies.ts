import type { InMemoryCacheConfig } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/** A list's identity is its filter and order; pages of one list are joined, so that Back finds what was loaded. */
const listKeys = ["filter", "sort"];

export const typePolicies: InMemoryCacheConfig["typePolicies"] = {
  Query: {
    fields: {
      celebrities: relayStylePagination(listKeys),
      outfits: relayStylePagination(listKeys),
      affiliateProducts: relayStylePagination(listKeys),
      categoryItems: relayStylePagination(listKeys),
      blogPosts: relayStylePagination(listKeys),
    },
  },
};
