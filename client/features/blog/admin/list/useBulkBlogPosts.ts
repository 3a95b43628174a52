import { useBulkChange } from "../../../../graphql/admin/useBulkChange";
import {
  BulkBlogPostsDocument,
  type BlogPostFilter,
  type BulkBlogPostsInput,
} from "../../../../graphql/generated/adminOperations";
import type { GridSelection } from "../../../../shared/admin/grid/useGridSelection";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";
import { blogLists } from "../blogLists";

export type BlogPostsChange = Pick<BulkBlogPostsInput, "delete" | "category">;

export interface BulkBlogPosts {
  /** How many articles the change would hit. Throws a sentence, as `run` does. */
  count: (change: BlogPostsChange) => Promise<number>;
  run: (change: BlogPostsChange) => Promise<void>;
}

/** The terms tell how many articles use them. */
const changedLists = [...blogLists, "terms"] as const;

/** Changes the chosen articles, or all that match the filter. */
export function useBulkBlogPosts(selection: GridSelection, filter: BlogPostFilter): BulkBlogPosts {
  const toast = useToast();
  const bulk = useBulkChange(BulkBlogPostsDocument, {
    answerOf: ({ bulkBlogPosts }) => bulkBlogPosts,
    lists: changedLists,
  });
  const which = selection.all ? { filter } : { ids: [...selection.ids] };
  return {
    count: (change) => bulk.count({ ...which, ...change }),
    run: async (change) => {
      const { changed, undo } = await bulk.run({ ...which, ...change });
      selection.clear();
      toast({
        title: `${plural(changed, "blog post")} ${change.delete ? "deleted" : "changed"}`,
        text: change.delete ? "They are in the trash for 30 days." : `Their category is ${change.category ?? ""} now.`,
        ...undo,
      });
    },
  };
}
