import { useFragment, useQuery } from "@apollo/client/react";
import { useState } from "react";
import {
  ProductOutfitDocument,
  ProductOutfitsDocument,
  ProductOutfitTitleFragmentDoc,
} from "../../../../graphql/generated/adminOperations";
import type { RowFinder } from "../../../../shared/admin/form/RowSearch";

/** Searches among all outfits. Nothing is asked for before the list is opened. */
export function useProductOutfits(): RowFinder {
  const [text, setText] = useState<string | null>(null);
  const { data, previousData, loading, error } = useQuery(ProductOutfitsDocument, {
    variables: { search: text ?? "" },
    skip: text === null,
  });
  const rows = (data ?? previousData)?.outfits.edges.map(({ node }) => node) ?? [];
  return {
    rows: rows.map(({ id, title, image, celebrity }) => ({
      id,
      label: title,
      image,
      note: celebrity?.name ?? "Unknown",
    })),
    state: error ? "failed" : loading ? "loading" : "ready",
    search: setText,
  };
}

/** The title of an outfit; "Unknown" of one that is gone, blank while it is on its way. */
export function useOutfitTitle(id: string): string {
  const known = useFragment({ fragment: ProductOutfitTitleFragmentDoc, from: { __typename: "Outfit", id } });
  const { data } = useQuery(ProductOutfitDocument, { variables: { id }, skip: id === "" || known.complete });
  if (known.complete) return known.data.title;
  return data ? (data.outfit?.title ?? "Unknown") : "";
}
