import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import type { DocumentNode, ExecutionResult } from "graphql";
import { createCache } from "./cache";

export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
) => Promise<ExecutionResult>;

/** One client per rendered page; queries run in process, without HTTP. */
export function createServerClient(execute: Execute): ApolloClient {
  const link = new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute(query, variables, operationName).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  return new ApolloClient({
    cache: createCache({ resultCaching: false }),
    link,
    ssrMode: true,
    // How long a query stays in memory for a suspended component. Rendering takes less; the default of 30 seconds would
    // retain the pages of 30 seconds.
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 5_000 } } },
  });
}
