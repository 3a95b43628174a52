import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { plural } from "../../shared/format/plural";
import { useToast } from "../../shared/toast/ToastContext";
import { UndoDocument } from "../generated/adminOperations";
import { sentenceOf } from "./adminErrors";
import { listsChanged } from "./cacheChanges";

/**
 * Takes back a deletion or a bulk change by the `undoId` that the mutation answered with, lets the root lists `lists` read
 * themselves again, and says in a toast what came of it.
 */
export function useUndo(lists: readonly string[]): (undoId: string) => void {
  const toast = useToast();
  const [mutate] = useMutation(UndoDocument);
  return useCallback(
    (undoId) => {
      const run = async () => {
        try {
          const { data } = await mutate({
            variables: { input: { id: undoId } },
            update: (cache) => listsChanged(cache, lists),
          });
          const skipped = data?.undo.skipped ?? 0;
          const left = skipped > 0 ? `${plural(skipped, "row was", "rows were")} changed since and left alone.` : "";
          toast({ title: "Undone", text: left });
        } catch (error) {
          toast({ title: "Undo failed", text: sentenceOf(error), variant: "destructive" });
        }
      };
      void run();
    },
    [lists, mutate, toast],
  );
}
