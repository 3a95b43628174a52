import type { ApolloCache, Reference } from "@apollo/client";

interface Row {
  __typename: string;
  id: string;
}

interface StoredList {
  edges?: readonly { node?: Reference }[];
  nodes?: readonly Reference[];
  totalCount?: number;
}

const isList = (value: unknown): value is StoredList =>
  typeof value === "object" && value !== null && ("edges" in value || "nodes" in value);

/**
 * Removes a row from every list that contains it and lowers those lists' counts, without a refetch. For undo, call
 * `listsChanged`, which refetches the lists.
 */
export function removeRow(cache: ApolloCache, { __typename, id }: Row): void {
  const gone = cache.identify({ __typename, id });
  if (!gone) return;
  cache.batch({
    update: () => {
      cache.modify({
        id: "ROOT_QUERY",
        fields: (value: unknown) => {
          if (!isList(value)) return value;
          const edges = value.edges?.filter(({ node }) => node?.__ref !== gone);
          const nodes = value.nodes?.filter(({ __ref }) => __ref !== gone);
          const held = edges?.length !== value.edges?.length || nodes?.length !== value.nodes?.length;
          if (!held) return value;
          return {
            ...value,
            ...(edges && { edges }),
            ...(nodes && { nodes }),
            ...(value.totalCount !== undefined && { totalCount: Math.max(0, value.totalCount - 1) }),
          };
        },
      });
      cache.evict({ id: gone });
      cache.gc();
    },
  });
}

/** Root fields whose responses contain or count rows of any kind, which an import of many kinds changes. */
export const contentLists = [
  "celebrities",
  "celebrityCategories",
  "outfits",
  "outfitOccasions",
  "events",
  "affiliateProducts",
  "productRetailers",
  "categoryItems",
  "categories",
  "blogPosts",
  "blogCategories",
  "terms",
  "subscribers",
  "subscriberCounts",
  "subscriberGrowth",
  "auditEntries",
  "dashboard",
];

/**
 * Evicts root lists by field name (`["outfits", "tags"]`), whatever their arguments. Mounted lists refetch immediately,
 * all others when they are next shown.
 */
export function evictLists(cache: ApolloCache, fields: readonly string[]): void {
  cache.batch({
    update: () => {
      for (const fieldName of fields) cache.evict({ id: "ROOT_QUERY", fieldName });
      cache.gc();
    },
  });
}
