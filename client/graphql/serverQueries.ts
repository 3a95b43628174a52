import type { ApolloClient, DocumentNode, ObservableQuery } from "@apollo/client";
import { type HookWrappers, wrapperSymbol } from "@apollo/client/react/internal";
import { use } from "react";
import { filter, firstValueFrom } from "rxjs";

type UseQuery = Parameters<NonNullable<HookWrappers["useQuery"]>>[0];

interface Begun {
  observable: ObservableQuery;
  settled: Promise<unknown>;
}

/** Queries of one render, each asked once however many components want it. */
function queriesOf(client: ApolloClient): (query: DocumentNode, variables?: object) => Begun {
  const begun = new Map<DocumentNode, Map<string, Begun>>();
  return (query, variables = {}) => {
    const ofDocument = begun.get(query) ?? new Map<string, Begun>();
    begun.set(query, ofDocument);
    const key = JSON.stringify(variables);
    const before = ofDocument.get(key);
    if (before) return before;
    const observable = client.watchQuery({ query, variables });
    const settled = firstValueFrom(observable.pipe(filter(({ loading }) => !loading)));
    const started = { observable, settled };
    ofDocument.set(key, started);
    return started;
  };
}

/**
 * Lets `useQuery` wait, while the server renders, at the component that asks. Apollo's own way renders the whole page anew when
 * answers have come; this one renders it once. Its place for such wrappers is the one that Apollo's integrations of frameworks use.
 */
export function waitForQueries(client: ApolloClient): void {
  const begin = queriesOf(client);
  const waiting =
    (original: UseQuery): UseQuery =>
    (query, options) => {
      // One with a policy of its own knows why.
      if (typeof options === "symbol" || options?.ssr === false || options?.skip || options?.fetchPolicy)
        return original(query, options);
      const { observable, settled } = begin(query, options?.variables);
      if (observable.getCurrentResult().loading) use(settled);
      return { ...original(query, options), ...observable.getCurrentResult() } as ReturnType<UseQuery>;
    };
  Object.assign(client["queryManager"], { [wrapperSymbol]: { useQuery: waiting } satisfies HookWrappers });
}
