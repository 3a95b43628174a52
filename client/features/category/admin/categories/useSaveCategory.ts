import type { ApolloCache } from "@apollo/client";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../admin/graphql/trySave";
import { useCreate } from "../../../../admin/graphql/useCreate";
import {
  AdminCategoriesDocument,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from "../../../../graphql/generated/adminOperations";
import type { RowVersion, SaveOutcome } from "../../../../admin/record/recordTypes";
import { categoryValues, type CategoryValues } from "./categoryForm";
import { categoryLists } from "./categoryLists";

export interface SaveCategory {
  save: (values: CategoryValues, version: number | null) => Promise<SaveOutcome<CategoryValues>>;
  /** Reads the current row; null when it was deleted. Undefined for a new category. */
  reload: (() => Promise<RowVersion<CategoryValues> | null>) | undefined;
}

const update = (cache: ApolloCache) => evictLists(cache, categoryLists);

/** Saves a category; creates one without `id`. */
export function useSaveCategory(id: string | null): SaveCategory {
  const client = useApolloClient();
  const create = useCreate(CreateCategoryDocument);
  const [change] = useMutation(UpdateCategoryDocument);
  if (id === null)
    return { save: (input) => trySave(async () => void (await create(input, { update }))), reload: undefined };
  return {
    save: (values, version) =>
      trySave(async () => {
        await change({ variables: { input: { id, version: version ?? 0, ...values } }, update });
      }),
    reload: async () => {
      const { data } = await client.query({ query: AdminCategoriesDocument, fetchPolicy: "network-only" });
      const row = data?.categories.find((category) => category.id === id);
      return row ? { values: categoryValues(row), version: row.version } : null;
    },
  };
}
