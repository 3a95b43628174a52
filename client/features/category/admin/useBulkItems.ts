import { useBulkChange } from "../../../graphql/admin/useBulkChange";
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
  const bulk = useBulkChange(BulkItemsDocument, {
    answerOf: ({ bulkCategoryItems }) => bulkCategoryItems,
    lists: itemLists,
  });
  const which = selection.all ? { filter } : { ids: [...selection.ids] };
  return {
    count: (change) => bulk.count({ ...which, ...change }),
    run: async (change) => {
      const { changed, undo } = await bulk.run({ ...which, ...change });
      selection.clear();
      toast({
        title: `${plural(changed, ...itemNoun)} ${change.delete ? "deleted" : "changed"}`,
        text: change.delete
          ? "They are in the trash for 30 days."
          : `Their category is ${categoryLabel(change.categoryName ?? "")} now.`,
        ...undo,
      });
    },
  };
}
