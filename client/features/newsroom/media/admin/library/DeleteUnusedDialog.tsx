import { useMutation } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { DeleteUnusedPicturesDocument } from "../../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../../admin/ConfirmDialog";
import { plural } from "../../../../../shared/format/plural";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { pictureLists } from "./pictureFacts";

export interface DeleteUnusedDialogProps {
  /** One picture; all unused ones if omitted. */
  id?: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** What the count has found; null while it runs. */
type Found = { count: number } | { problem: string } | null;

/** Counts unused pictures, asks, and deletes them. Those that something uses by then are left alone. */
export function DeleteUnusedDialog({ id, onClose, onDeleted }: DeleteUnusedDialogProps) {
  const toast = useToast();
  const [mutate, { loading }] = useMutation(DeleteUnusedPicturesDocument);
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (state: Found) => {
      if (isCurrent) setFound(state);
    };
    mutate({ variables: { input: { ids: id === undefined ? undefined : [id], dryRun: true } } }).then(
      ({ data }) => show({ count: data?.deleteUnusedPictures ?? 0 }),
      (error: unknown) => show({ problem: getErrorMessage(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [mutate, id]);
  const remove = async () => {
    try {
      const { data } = await mutate({
        variables: { input: { ids: id === undefined ? undefined : [id], dryRun: false } },
        update: (cache) => evictLists(cache, pictureLists),
      });
      const count = data?.deleteUnusedPictures ?? 0;
      toast({ title: count === 1 ? "Picture deleted" : `${plural(count, "picture")} deleted` });
      onDeleted();
    } catch (error) {
      toast({ title: "Failed to delete pictures", text: getErrorMessage(error), variant: "destructive" });
    } finally {
      onClose();
    }
  };
  const count = found && "count" in found ? found.count : 0;
  return (
    <ConfirmDialog
      open
      title={id ? "Delete Picture" : "Delete Unused Pictures"}
      text={describe(found)}
      busy={loading || count === 0}
      busyLabel="Delete"
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}

function describe(found: Found): string {
  if (!found) return "Counting...";
  if ("problem" in found) return found.problem;
  if (found.count === 0) return "There is no unused picture to delete.";
  return `Delete ${plural(found.count, "picture")} that nothing uses? This cannot be undone. The files remain for a week.`;
}
