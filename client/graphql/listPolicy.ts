import type { FieldPolicy } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

type Pagination = ReturnType<typeof relayStylePagination>;
type Stored = NonNullable<Parameters<Extract<Pagination["merge"], (...args: never[]) => unknown>>[0]>;

export interface StoredList extends Stored {
  /** The cursor of the first cached page: null at the start, otherwise the `after` of the URL. */
  openedAt?: string | null;
  /** The visitor has loaded more pages. */
  grown?: boolean;
}

type Merge = (existing: Stored | undefined, incoming: Stored, options: unknown) => Stored;

/** The first page was refetched: while it ends at the same cursor, the pages after it stay. */
function keepLaterPages(existing: StoredList | undefined, page: Stored): StoredList | null {
  const { length } = page.edges;
  const last = page.edges[length - 1]?.cursor;
  if (!existing?.grown || last === undefined || existing.edges[length - 1]?.cursor !== last) return null;
  const { endCursor, hasNextPage } = existing.pageInfo;
  return {
    ...page,
    edges: [...page.edges, ...existing.edges.slice(length)],
    pageInfo: { ...page.pageInfo, endCursor, hasNextPage },
    openedAt: existing.openedAt,
    grown: true,
  };
}

/**
 * Merges the pages of one list. A list that starts in the middle (`?after=` in the URL) is separate from the one that
 * starts at the beginning: a query from the start then goes to the server.
 */
export function listPolicy(keyArgs: string[]): FieldPolicy {
  const { read, merge } = relayStylePagination(keyArgs) as {
    read: (existing: Stored | undefined, options: unknown) => Stored | undefined;
    merge: Merge;
  };
  return {
    keyArgs,
    read(existing: StoredList | undefined, options) {
      if (!existing) return existing;
      const after = (options.args?.after as string | null | undefined) ?? null;
      if (after === (existing.openedAt ?? null)) return read(existing, options);
      const place = existing.edges.findIndex(({ cursor }) => cursor === after);
      return place < 0 ? undefined : read({ ...existing, edges: existing.edges.slice(place + 1) }, options);
    },
    merge(existing: StoredList | undefined, incoming: Stored, options): StoredList {
      const after = (options.args?.after as string | null | undefined) ?? null;
      const joins = after !== null && existing?.edges.some(({ cursor }) => cursor === after) === true;
      const merged = merge(joins ? existing : undefined, incoming, options);
      if (joins) return { ...merged, openedAt: existing.openedAt ?? null, grown: true };
      const again = after === (existing?.openedAt ?? null) ? keepLaterPages(existing, merged) : null;
      return again ?? { ...merged, openedAt: after };
    },
  };
}
