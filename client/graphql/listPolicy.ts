import type { FieldPolicy } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

type Pagination = ReturnType<typeof relayStylePagination>;
type Stored = NonNullable<Parameters<Extract<Pagination["merge"], (...args: never[]) => unknown>>[0]>;

export interface StoredList extends Stored {
  /** Where it was opened: null at its start, else the `after` of the address that the visitor came by. */
  openedAt?: string | null;
  /** Whether the visitor has loaded more of it. */
  grown?: boolean;
}

type Merge = (existing: Stored | undefined, incoming: Stored, options: unknown) => Stored;

/** The page that a list begins with has been read again: as long as it ends where it did, all that was loaded after it stays. */
function withRest(existing: StoredList | undefined, page: Stored): StoredList | null {
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
 * Pages of one list are joined. A list that was opened in the middle (`?after=` in the address) is not taken for one that
 * begins at the start: whoever then asks for the start gets it from the server.
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
      const again = after === (existing?.openedAt ?? null) ? withRest(existing, merged) : null;
      return again ?? { ...merged, openedAt: after };
    },
  };
}
