import { type ApolloClient, type DocumentNode, type ErrorPolicy, NetworkStatus } from "@apollo/client";
import { type HookWrappers, wrapperSymbol } from "@apollo/client/react/internal";
import { use } from "react";

type UseQuery = Parameters<NonNullable<HookWrappers["useQuery"]>>[0];
type UseSuspenseQuery = Parameters<NonNullable<HookWrappers["useSuspenseQuery"]>>[0];

interface Answer {
  data?: unknown;
  error?: Error;
}

interface Asked {
  variables?: object;
  errorPolicy?: ErrorPolicy;
}

/** Queries of one render, each asked once however many components want it. */
function answersOf(client: ApolloClient): (query: DocumentNode, asked?: Asked) => Promise<Answer> {
  const begun = new Map<DocumentNode, Map<string, Promise<Answer>>>();
  return (query, { variables = {}, errorPolicy } = {}) => {
    const ofDocument = begun.get(query) ?? new Map<string, Promise<Answer>>();
    begun.set(query, ofDocument);
    const key = JSON.stringify([variables, errorPolicy]);
    const answer =
      ofDocument.get(key) ??
      client.query({ query, variables, errorPolicy }).catch((error: Error): Answer => ({ error }));
    ofDocument.set(key, answer);
    return answer;
  };
}

interface OwnWay {
  ssr?: boolean;
  skip?: boolean;
  fetchPolicy?: string;
}

/** A query that is to be asked in a way of its own knows why. */
function isPlain(options: unknown): options is Asked | undefined {
  if (typeof options === "symbol") return false;
  const { ssr = true, skip, fetchPolicy } = (options ?? {}) as OwnWay;
  return ssr && !skip && !fetchPolicy;
}

/**
 * Lets queries wait, while the server renders, at the component that asks, and gives them what came as it came: nothing changes
 * any more, so nothing is watched. Apollo's own way renders the whole page anew when answers have come, and looks at each in the
 * cache four times. Its place for such wrappers is the one that Apollo's integrations of frameworks use.
 */
export function waitForQueries(client: ApolloClient): void {
  const answerOf = answersOf(client);
  const useQuery = (original: UseQuery) =>
    ((query, options) => {
      if (!isPlain(options)) return original(query, options);
      const answer = use(answerOf(query, options));
      return { ...answer, loading: false, networkStatus: answer.error ? NetworkStatus.error : NetworkStatus.ready };
    }) as UseQuery;
  const useSuspenseQuery = (original: UseSuspenseQuery) =>
    ((query: DocumentNode, options: unknown) => {
      if (!isPlain(options)) return original(query, options as never);
      const answer = use(answerOf(query, options));
      if (answer.error && (options?.errorPolicy ?? "none") === "none") throw answer.error;
      return answer;
    }) as UseSuspenseQuery;
  Object.assign(client["queryManager"], { [wrapperSymbol]: { useQuery, useSuspenseQuery } satisfies HookWrappers });
}
