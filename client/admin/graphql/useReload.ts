import type { TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import { useApolloClient } from "@apollo/client/react";

/** Returns a function that reads a row again, past the cache; null when it is gone. */
export function useReload<Data, Row>(
  query: TypedDocumentNode<Data, { id: string }>,
  selectRow: (data: MaybeMasked<Data>) => Row | null,
): (id: string) => Promise<Row | null> {
  const client = useApolloClient();
  return async (id) => {
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: "network-only" });
    return data ? selectRow(data) : null;
  };
}
