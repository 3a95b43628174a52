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
    dataMasking: true,
    // How long a query is kept for a component that may come back. A page is rendered by then; 30 seconds would be 30 seconds of pages.
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 5_000 } } },
  });
}
