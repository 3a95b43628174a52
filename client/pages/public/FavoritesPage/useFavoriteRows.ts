import { useQuery } from "@apollo/client/react";
import { FavoritesPageDocument, type FavoritesPageQuery } from "../../../graphql/generated/operations";

export type Look = FavoritesPageQuery["outfitsByIds"][number];
export type Product = FavoritesPageQuery["affiliateProductsByIds" | "categoryItemsByIds"][number];

export interface FavoriteRows {
  looks: readonly Look[];
  products: readonly Product[];
  /** Ids without a row. Empty until the response for exactly these ids has arrived. */
  gone: readonly string[];
  /** The response for these ids is missing, and so are some rows. */
  isLoading: boolean;
  hasFailed: boolean;
  isBusy: boolean;
  retry: () => void;
}

const pick = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Reads the rows of ids, in their order, by one query. */
export function useFavoriteRows(lookIds: readonly string[], productIds: readonly string[]): FavoriteRows {
  const isEmpty = lookIds.length + productIds.length === 0;
  const { data, previousData, error, loading, refetch } = useQuery(FavoritesPageDocument, {
    // Sorted, so that the same favorites are the same query.
    variables: { looks: [...lookIds].sort(), products: [...productIds].sort() },
    skip: isEmpty,
    // Offline, the service worker returns the rows that it has, and an error for the others.
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  // The rows stay while those of another favorite load.
  const shown = data ?? previousData;
  const looks = pick(lookIds, shown?.outfitsByIds ?? []);
  const products = pick<Product>(productIds, [
    ...(shown?.affiliateProductsByIds ?? []),
    ...(shown?.categoryItemsByIds ?? []),
  ]);
  const found = new Set([...looks, ...products].map(({ id }) => id));
  return {
    looks,
    products,
    gone: data && !error ? [...lookIds, ...productIds].filter((id) => !found.has(id)) : [],
    isLoading: !isEmpty && !data && !error,
    hasFailed: error !== undefined && !data,
    isBusy: loading,
    retry: () => void refetch(),
  };
}
