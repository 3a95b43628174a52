import { useMutation } from "@apollo/client/react";
import { sentenceOf } from "../../../graphql/admin/adminErrors";
import { listsChanged } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import {
  BulkItemsDocument,
  type BulkCategoryItemsInput,
  type CategoryItemFilter,
} from "../../../graphql/generated/adminOperations";
import type { GridSelection } from "../../../shared/admin/grid/useGridSelection";
import { plural } from "../../../shared/format/plural";
import { useToast } from "../../../shared/toast/ToastContext";
import { categoryLabel } from "../categoryLabel";
import { itemLists, itemNoun } from "./itemLists";

export type ItemsChange = Pick<BulkCategoryItemsInput, "delete" | "categoryName">;

export interface BulkItems {
  /** How many items the change would hit. Throws a sentence, as `run` does. */
  count: (change: ItemsChange) => Promise<number>;
  run: (change: ItemsChange) => Promise<void>;
}

/** Changes the chosen items, or all that match the filter. */
export function useBulkItems(selection: GridSelection, filter: CategoryItemFilter): BulkItems {
  const toast = useToast();
  const undo = useUndo(itemLists);
  const [mutate] = useMutation(BulkItemsDocument);
  const which = selection.all ? { filter } : { ids: [...selection.ids] };
  const send = async (change: ItemsChange, dryRun: boolean) => {
    try {
      const { data } = await mutate({
        variables: { input: { ...which, ...change, dryRun } },
        update: (cache) => {
          if (!dryRun) listsChanged(cache, itemLists);
        },
      });
      return { changed: data?.bulkCategoryItems.changed ?? 0, undoId: data?.bulkCategoryItems.undoId };
    } catch (error) {
      throw new Error(sentenceOf(error), { cause: error });
    }
  };
  return {
    count: async (change) => (await send(change, true)).changed,
    run: async (change) => {
      const { changed, undoId } = await send(change, false);
      selection.clear();
      toast({
        title: `${plural(changed, ...itemNoun)} ${change.delete ? "deleted" : "changed"}`,
        text: change.delete
          ? "They are in the trash for 30 days."
          : `Their category is ${categoryLabel(change.categoryName ?? "")} now.`,
        ...(undoId && { action: { label: "Undo", onClick: () => undo(undoId) } }),
      });
    },
  };
}
