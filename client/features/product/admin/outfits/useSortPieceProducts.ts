import type { ApolloCache, Reference } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { getErrorMessage } from "../../../../graphql/admin/adminErrors";
import { SortPieceProductsDocument } from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";

type Row = { id: string };

/** Sorts the products of a piece in the cache. */
const sortInCache = (cache: ApolloCache, pieceId: string, products: readonly Row[]) =>
  cache.modify<{ products: readonly Reference[] }>({
    id: cache.identify({ __typename: "Piece", id: pieceId }),
    fields: {
      products: (stored, { readField }) =>
        products.flatMap(({ id }) => stored.filter((product) => readField("id", product) === id)),
    },
  });

/** Saves the order of a piece's products. The list shows it at once, and the former order when saving fails. */
export function useSortPieceProducts(): (pieceId: string, sorted: readonly Row[], before: readonly Row[]) => void {
  const [sort, { client }] = useMutation(SortPieceProductsDocument);
  const toast = useToast();
  return (pieceId, sorted, before) => {
    sortInCache(client.cache, pieceId, sorted);
    sort({ variables: { input: { pieceId, productIds: sorted.map(({ id }) => id) } } }).catch((error: unknown) => {
      sortInCache(client.cache, pieceId, before);
      toast({ title: "The order was not saved", text: getErrorMessage(error), variant: "destructive" });
    });
  };
}
