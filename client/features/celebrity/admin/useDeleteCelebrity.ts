import { useMutation } from "@apollo/client/react";
import { removeRow } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import { DeleteCelebrityDocument } from "../../../graphql/generated/adminOperations";
import { useToast } from "../../../shared/toast/ToastContext";
import { celebrityLists } from "./celebrityLists";

/** Moves a celebrity to the trash, with an Undo in the toast; the answer says whether it worked. */
export function useDeleteCelebrity(): { busy: boolean; deleteCelebrity: (id: string) => Promise<boolean> } {
  const toast = useToast();
  const undo = useUndo(celebrityLists);
  const [mutate, { loading }] = useMutation(DeleteCelebrityDocument);
  const deleteCelebrity = async (id: string) => {
    try {
      const { data } = await mutate({
        variables: { input: { id } },
        update: (cache) => removeRow(cache, { __typename: "Celebrity", id }),
      });
      const undoId = data?.deleteCelebrity.undoId;
      toast({
        title: "Celebrity deleted successfully",
        action: undoId ? { label: "Undo", onClick: () => undo(undoId) } : undefined,
      });
      return true;
    } catch {
      toast({ title: "Failed to delete celebrity", variant: "destructive" });
      return false;
    }
  };
  return { busy: loading, deleteCelebrity };
}
