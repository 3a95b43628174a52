import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { storeLoadedRows } from "../shared/hooks/listPlace";
import { useRestoredList } from "./useRestoredList";

interface Options<Data, Variables extends OperationVariables> {
  query: TypedDocumentNode<Data, Variables>;
  /** The page's own, its `after` aside. */
  variables: Variables;
  /** The list's pageInfo.endCursor. */
  endCursor: string | null | undefined;
  /** How many rows the list shows now. */
  count: number;
  /** Told of the page that arrived, and of one that did not. */
  onLoaded?: (data: Data) => void;
  onFailed?: () => void;
}

export interface LoadMore<Element extends HTMLElement> {
  /** Goes on the list whose children are the cards. */
  list: RefObject<Element | null>;
  busy: boolean;
  failed: boolean;
  loadMore: () => void;
}

/**
 * Adds the next page to the list in the cache; what is shown stays, also when it fails. The focus moves to the first new
 * card, else it would be left on a button that has moved away or gone.
 */
export function useLoadMore<
  Data,
  Variables extends OperationVariables,
  Element extends HTMLElement = HTMLUListElement,
>({ query, variables, endCursor, count, onLoaded, onFailed }: Options<Data, Variables>): LoadMore<Element> {
  const client = useApolloClient();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const list = useRef<Element>(null);
  const shown = useRef<number | null>(null);

  useEffect(() => {
    const first = shown.current;
    if (first === null || count <= first) return;
    shown.current = null;
    storeLoadedRows(count);
    const card = list.current?.children[first];
    (card?.querySelector<HTMLElement>("a[href], button") ?? null)?.focus({ preventScroll: true });
  }, [count]);

  const load = async (isAskedFor: boolean) => {
    shown.current = isAskedFor ? count : null;
    setState("busy");
    try {
      const { data } = await client.query<Data, OperationVariables>({
        query,
        variables: { ...variables, after: endCursor },
        fetchPolicy: "network-only",
      });
      setState("idle");
      if (data && isAskedFor) onLoaded?.(data);
    } catch {
      shown.current = null;
      setState("failed");
      if (isAskedFor) onFailed?.();
    }
  };
  useRestoredList({ count, isIdle: state === "idle", loadNext: () => void load(false) });
  return { list, busy: state === "busy", failed: state === "failed", loadMore: () => void load(true) };
}
