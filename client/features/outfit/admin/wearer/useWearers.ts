import { useFragment, useQuery } from "@apollo/client/react";
import { useState } from "react";
import {
  OutfitWearerDocument,
  OutfitWearerNameFragmentDoc,
  OutfitWearersDocument,
} from "../../../../graphql/generated/adminOperations";
import type { RowFinder } from "../../../../admin/form/RowSearch";

/** Searches all celebrities. It sends no query before the list opens. */
export function useWearers(): RowFinder {
  const [text, setText] = useState<string | null>(null);
  const { data, previousData, loading, error } = useQuery(OutfitWearersDocument, {
    variables: { search: text ?? "" },
    skip: text === null,
  });
  const rows = (data ?? previousData)?.celebrities.edges.map(({ node }) => node) ?? [];
  return {
    rows: rows.map(({ id, name, image, category }) => ({ id, label: name, image, note: category })),
    state: error ? "failed" : loading ? "loading" : "ready",
    search: setText,
  };
}

/** The name of a celebrity; "Unknown" when it was deleted, blank while it loads. */
export function useWearerName(id: string): string {
  const cached = useFragment({ fragment: OutfitWearerNameFragmentDoc, from: { __typename: "Celebrity", id } });
  const { data } = useQuery(OutfitWearerDocument, { variables: { id }, skip: id === "" || cached.complete });
  if (cached.complete) return cached.data.name;
  return data ? (data.celebrity?.name ?? "Unknown") : "";
}
