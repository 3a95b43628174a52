import type { TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import { useQuery } from "@apollo/client/react";
import { useRetry } from "../../shared/hooks/useRetry";

export interface StoredRecord<Data> {
  /** Undefined before the first answer. */
  data: MaybeMasked<Data> | undefined;
  error: unknown;
  retry: () => void;
}

/** Reads a row for its form, past the cache: who edits an old version runs into a conflict. */
export function useRecord<Data>(query: TypedDocumentNode<Data, { id: string }>, id: string): StoredRecord<Data> {
  const { data, error, refetch } = useQuery<Data, { id: string }>(query, {
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { retry } = useRetry(refetch);
  return { data, error, retry };
}
