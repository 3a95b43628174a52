import { useDeleteRow, type DeleteRow } from "../../../graphql/admin/useDeleteRow";
import { DeleteCelebrityDocument } from "../../../graphql/generated/adminOperations";
import { celebrityLists } from "./celebrityLists";

export const useDeleteCelebrity = (): DeleteRow =>
  useDeleteRow(DeleteCelebrityDocument, {
    typename: "Celebrity",
    undoIdOf: ({ deleteCelebrity }) => deleteCelebrity.undoId,
    lists: celebrityLists,
    done: { title: "Celebrity deleted successfully" },
    failed: { title: "Failed to delete celebrity", variant: "destructive" },
  });
