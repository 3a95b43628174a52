import type { InMemoryCacheConfig } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/**
 * A list's identity is its filter, order and page size; pages of one list are joined, so that Back finds what was loaded.
 * Without the page size the three outfits of the home page would pass for the whole first page of the gallery.
 * Only `edges` are joined, so a list that can load more reads `edges { node }` and not `nodes`.
 */
const listKeys = ["filter", "sort", "first"];

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
