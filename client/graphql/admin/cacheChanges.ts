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
 * Takes a row out of every list that shows it and lowers those lists' counts; nothing is read again. For undo, call
 * `listsChanged`, which lets the lists read themselves.
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

/**
 * Forgets root lists by field name (`["outfits", "tags"]`), whatever their arguments: those on the screen read themselves
 * again, all others when they are next shown, and nothing else does.
 */
export function evictLists(cache: ApolloCache, fields: readonly string[]): void {
  cache.batch({
    update: () => {
      for (const fieldName of fields) cache.evict({ id: "ROOT_QUERY", fieldName });
      cache.gc();
    },
  });
}
