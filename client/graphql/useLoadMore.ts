import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, type RefObject } from "react";
import { storeLoadedRows } from "../shared/hooks/listPosition";
import type { MoreRows } from "../shared/ui/links/LoadMore";

interface Options<Data, Variables extends OperationVariables> {
  query: TypedDocumentNode<Data, Variables>;
  /** Variables of the page's query, without `after`. */
  variables: Variables;
  /** The list's pageInfo.endCursor. */
  endCursor: string | null | undefined;
  /** The number of rows shown now. */
  count: number;
  /** Called with the loaded page, or with the error. */
  onLoaded?: (data: Data) => void;
  onFailed?: () => void;
}

export interface LoadMoreResult<Element extends HTMLElement> {
  /** Ref for the list element whose children are the cards. */
  list: RefObject<Element | null>;
  /** For `LoadMore`. */
  more: MoreRows;
}

/**
 * Appends the next page to the cached list; the current rows stay, also after an error. The focus moves to the first
 * new card, because the button moves away or disappears.
 */
export function useLoadMore<
  Data,
  Variables extends OperationVariables,
  Element extends HTMLElement = HTMLUListElement,
>({ query, variables, endCursor, count, onLoaded, onFailed }: Options<Data, Variables>): LoadMoreResult<Element> {
  const client = useApolloClient();
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
    try {
      const { data } = await client.query<Data, OperationVariables>({
        query,
        variables: { ...variables, after: endCursor },
        fetchPolicy: "network-only",
      });
      if (data && isAskedFor) onLoaded?.(data);
    } catch (error) {
      shown.current = null;
      if (isAskedFor) onFailed?.();
      throw error;
    }
  };
  return { list, more: { count, load } };
}
