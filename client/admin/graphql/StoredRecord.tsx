import type { TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import { useQuery } from "@apollo/client/react";
import { RecordLoader, type RecordLoaderProps } from "../record/RecordLoader";
import { useRetry } from "../../shared/hooks/useRetry";

export interface StoredRecordProps<Data, Row> extends Omit<RecordLoaderProps<Row>, "row" | "error" | "onRetry"> {
  query: TypedDocumentNode<Data, { id: string }>;
  id: string;
  selectRow: (data: MaybeMasked<Data>) => Row | null;
}

/** Reads a row for its dialog, past the cache: an editor of an old version would run into a conflict. */
export function StoredRecord<Data, Row>({ query, id, selectRow, ...loader }: StoredRecordProps<Data, Row>) {
  const { data, error, refetch } = useQuery<Data, { id: string }>(query, {
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { retry } = useRetry(refetch);
  return <RecordLoader {...loader} row={data && selectRow(data)} error={error} onRetry={retry} />;
}
