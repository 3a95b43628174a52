import { useFragment, useQuery } from "@apollo/client/react";
import { useState } from "react";
import {
  ProductOutfitDocument,
  ProductOutfitsDocument,
  ProductOutfitTitleFragmentDoc,
} from "../../../../../graphql/generated/adminOperations";
import type { RowFinder } from "../../../../../admin/form/RowSearch";

/** Searches all outfits. It sends no query before the list opens. */
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

/** The title of an outfit; "Unknown" when it was deleted, blank while it loads. */
export function useOutfitTitle(id: string): string {
  const cached = useFragment({ fragment: ProductOutfitTitleFragmentDoc, from: { __typename: "Outfit", id } });
  const { data } = useQuery(ProductOutfitDocument, { variables: { id }, skip: id === "" || cached.complete });
  if (cached.complete) return cached.data.title;
  return data ? (data.outfit?.title ?? "Unknown") : "";
}
