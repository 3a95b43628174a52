import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/** Milliseconds before each further request. A count that takes longer than all of them appears with the next visit. */
const delays = [1_000, 2_000, 4_000, 8_000];

interface PendingCounts<Data, Variables extends OperationVariables> {
  /** The response has no counts yet, because the server was still counting. */
  isPending: boolean;
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
}

/** Requests the page again until it has its counts. The rows stay on the screen, and a failure changes nothing. */
export function usePendingCounts<Data, Variables extends OperationVariables>({
  isPending,
  query,
  variables,
}: PendingCounts<Data, Variables>): void {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (!isPending) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isShown = true;
    const ask = async (delay: number): Promise<void> => {
      await client
        .query<Data, OperationVariables>({
          query,
          variables: JSON.parse(key) as Variables,
          fetchPolicy: "network-only",
        })
        .catch(() => undefined);
      if (isShown) waitAndAsk(delay + 1);
    };
    const waitAndAsk = (delay: number): void => {
      if (delay < delays.length) timer = setTimeout(() => void ask(delay), delays[delay]);
    };
    waitAndAsk(0);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [client, isPending, key, query]);
}
