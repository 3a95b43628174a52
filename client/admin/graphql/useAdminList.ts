import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import { useQuery } from "@apollo/client/react";
import type { GridPageInfo } from "../grid/gridTypes";
import { useRetry } from "../../shared/hooks/useRetry";
import { useShownVariables } from "../../graphql/useShownVariables";

export interface AdminList<Data> {
  /** The current data: the previous page while another one loads. Undefined before the first response. */
  data: MaybeMasked<Data> | undefined;
  loading: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * Reads a list of the admin area: shows the cached data and also refetches, because another editor may have changed it.
 * After a cache update it refetches only when rows are missing (`listsChanged`).
 */
export function useAdminList<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): AdminList<Data> {
  const result = useQuery<Data, OperationVariables>(query, {
    variables: useShownVariables(variables),
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: (current, { reason, initialFetchPolicy }) =>
      reason === "variables-changed" ? initialFetchPolicy : current === "cache-and-network" ? "cache-first" : current,
    notifyOnNetworkStatusChange: true,
  });
  const { retry } = useRetry(result.refetch);
  return {
    data: result.data ?? result.previousData,
    loading: result.loading || result.networkStatus === NetworkStatus.refetch,
    error: result.error,
    retry,
  };
}

export interface Connection<Row> {
  edges: readonly { node: Row }[];
  totalCount: number;
  pageInfo: GridPageInfo;
}

type State = Pick<AdminList<unknown>, "loading" | "error" | "retry">;

/** What the grid shows of a list that comes in pages. */
export const gridPage = <Row>({ loading, error, retry }: State, connection: Connection<Row> | undefined) => ({
  rows: connection?.edges.map(({ node }) => node),
  totalCount: connection?.totalCount,
  pageInfo: connection?.pageInfo,
  loading,
  error,
  onRetry: retry,
});

/** What the grid shows of a list that comes whole. */
export const gridRows = <Row>({ loading, error, retry }: State, rows: readonly Row[] | undefined) => ({
  rows,
  totalCount: rows?.length,
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
  loading,
  error,
  onRetry: retry,
});
