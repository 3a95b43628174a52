import { useFragment, useQuery } from "@apollo/client/react";
import { useContext, useState } from "react";
import { flushSync } from "react-dom";
import { PendingValuesContext } from "../../../../../admin/form/pendingValues";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import { useCreate } from "../../../../../admin/graphql/useCreate";
import {
  CreateCelebrityDocument,
  OutfitWearerDocument,
  OutfitWearerNameFragmentDoc,
  OutfitWearersDocument,
} from "../../../../../graphql/generated/adminOperations";
import type { RowFinder } from "../../../../../admin/form/RowSearch";
import { useToast } from "../../../../../shared/toast/ToastContext";

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

/** Adds a celebrity with a name only, and calls back with the id and the name. A save of the form waits for it. */
export function useAddWearer(onAdded: (id: string, name: string) => void): (name: string) => void {
  const create = useCreate(CreateCelebrityDocument);
  const attempt = useAttempt();
  const toast = useToast();
  const pendingValues = useContext(PendingValuesContext);
  const add = async (name: string) => {
    const { data } = await create({ name }, { update: (cache) => evictLists(cache, ["celebrities"]) });
    if (!data) throw new Error("The response is empty.");
    // A save that waits for the value reads it at once.
    flushSync(() => onAdded(data.createCelebrity.id, name));
    toast({ title: "Celebrity added successfully", text: "Add a picture and a biography on the Celebrities screen." });
  };
  return (name) => void attempt(() => pendingValues.add(add(name)));
}

/** The name of a celebrity; "Unknown" when it was deleted, blank while it loads. */
export function useWearerName(id: string): string {
  const cached = useFragment({ fragment: OutfitWearerNameFragmentDoc, from: { __typename: "Celebrity", id } });
  const { data } = useQuery(OutfitWearerDocument, { variables: { id }, skip: id === "" || cached.complete });
  if (cached.complete) return cached.data.name;
  return data ? (data.celebrity?.name ?? "Unknown") : "";
}
