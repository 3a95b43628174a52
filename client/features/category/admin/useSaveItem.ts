import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../graphql/admin/cacheChanges";
import { useCreate } from "../../../graphql/admin/useCreate";
import { useReload } from "../../../graphql/admin/useReload";
import { trySave } from "../../../graphql/admin/trySave";
import { CreateItemDocument, ItemRecordDocument, UpdateItemDocument } from "../../../graphql/generated/adminOperations";
import type { RowVersion, SaveOutcome } from "../../../shared/admin/record/recordTypes";
import { itemLists } from "./itemLists";
import { itemValues, type ItemValues } from "./itemValues";

export interface SaveItem {
  save: (values: ItemValues, version: number | null) => Promise<SaveOutcome<ItemValues>>;
  /** Reads the current row; null when it was deleted. Undefined for a new item. */
  reload: (() => Promise<RowVersion<ItemValues> | null>) | undefined;
}

/** A new title, price or category changes the row's position in lists, so refetch them. */
const update = (cache: ApolloCache) => evictLists(cache, itemLists);

/** Saves an item; creates one without `id`. */
export function useSaveItem(id: string | null): SaveItem {
  const reload = useReload(ItemRecordDocument, (data) => data.categoryItem);
  const create = useCreate(CreateItemDocument);
  const [change] = useMutation(UpdateItemDocument);
  if (id === null)
    return {
      save: (input) => trySave(async () => void (await create(input, { update }))),
      reload: undefined,
    };
  return {
    save: (values, version) =>
      trySave(async () => {
        await change({ variables: { input: { id, version: version ?? 0, ...values } }, update });
      }),
    reload: async () => {
      const row = await reload(id);
      return row && { values: itemValues(row), version: row.version };
    },
  };
}
