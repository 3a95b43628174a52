import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import type { DocumentNode, ExecutionResult } from "graphql";
import { createCache } from "./cache";
import { waitForQueries } from "./serverQueries";

export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
) => Promise<ExecutionResult>;

const longestRender = 2_000;

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
  // What nobody uses is held for 30 s unless told otherwise, and with it the whole page's data: hundreds of pages at a time.
  const defaultOptions = { react: { suspense: { autoDisposeTimeoutMs: longestRender } } };
  const client = new ApolloClient({
    cache: createCache({ resultCaching: false }),
    link,
    ssrMode: true,
    dataMasking: true,
    defaultOptions,
  });
  waitForQueries(client);
  return client;
}
