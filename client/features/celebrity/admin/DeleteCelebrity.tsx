import { useDeleteRow } from "../../../admin/graphql/useDeleteRow";
import { DeleteCelebrityDocument } from "../../../graphql/generated/adminOperations";
import { DeleteRowDialog } from "../../../admin/DeleteRowDialog";
import { celebrityLists } from "./celebrityValues";

export interface DeleteCelebrityProps {
  celebrity: { id: string; name: string };
  onClose: () => void;
}

export function DeleteCelebrity({ celebrity: { id, name }, onClose }: DeleteCelebrityProps) {
  const { busy, remove } = useDeleteRow(DeleteCelebrityDocument, {
    typename: "Celebrity",
    getUndoId: ({ deleteCelebrity }) => deleteCelebrity.undoId,
    lists: celebrityLists,
    done: { title: "Celebrity deleted successfully" },
    failed: { title: "Failed to delete celebrity", variant: "destructive" },
  });
  return (
    <DeleteRowDialog
      title={`Delete ${name}`}
      question="Are you sure you want to delete this celebrity?"
      busy={busy}
      remove={() => remove(id)}
      onClose={onClose}
    />
  );
}
