import { useQuery } from "@apollo/client/react";
import { RecordLoader, type RecordLoaderProps } from "../record/RecordLoader";
import { type OneRoot, readRoot } from "../kind/recordKind";
import { useRetry } from "../../shared/hooks/useRetry";

interface StoredRecordProps<Row> extends Omit<RecordLoaderProps<Row>, "row" | "error" | "onRetry"> {
  query: OneRoot<Row | null, { id: string }>;
  id: string;
}

/** Reads a row for its dialog, past the cache: an editor of an old version would run into a conflict. */
export function StoredRecord<Row>({ query, id, ...loader }: StoredRecordProps<Row>) {
  const { data, error, refetch } = useQuery(query, {
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { retry } = useRetry(refetch);
  return <RecordLoader {...loader} row={readRoot<Row | null>(data)} error={error} onRetry={retry} />;
}
