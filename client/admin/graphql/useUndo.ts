import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { plural } from "../../shared/format/plural";
import { useToast, type Toast } from "../../shared/toast/ToastContext";
import { UndoDocument } from "../../graphql/generated/adminOperations";
import { getErrorMessage } from "./adminErrors";
import { evictLists } from "./cacheChanges";

/** The Undo button of a toast; empty for a change that cannot be undone. */
export type UndoAction = Pick<Toast, "action">;

/**
 * Offers to undo a deletion or a bulk change by the `undoId` of the mutation's result: `toast({ title, ...undo(undoId)
 * })`. Undo refetches the root lists `lists` and shows the outcome in a toast.
 */
export function useUndo(lists: readonly string[]): (undoId: string | null | undefined) => UndoAction {
  const toast = useToast();
  const [mutate] = useMutation(UndoDocument);
  return useCallback(
    (undoId) => {
      if (!undoId) return {};
      const run = async () => {
        try {
          const { data } = await mutate({
            variables: { input: { id: undoId } },
            update: (cache) => evictLists(cache, lists),
          });
          const skipped = data?.undo.skipped ?? 0;
          const left = skipped > 0 ? `${plural(skipped, "row was", "rows were")} changed since and left alone.` : "";
          toast({ title: "Undone", text: left });
        } catch (error) {
          toast({ title: "Undo failed", text: getErrorMessage(error), variant: "destructive" });
        }
      };
      return { action: { label: "Undo", onClick: () => void run() } };
    },
    [lists, mutate, toast],
  );
}
