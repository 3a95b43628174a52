import { useMutation } from "@apollo/client/react";
import { listsChanged, removeRow } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import { DeleteBlogPostDocument } from "../../../graphql/generated/adminOperations";
import { useToast } from "../../../shared/toast/ToastContext";
import { blogLists } from "./blogLists";

export interface DeleteBlogPost {
  busy: boolean;
  /** Moves it to the trash; true when that worked. */
  run: (id: string) => Promise<boolean>;
}

export function useDeleteBlogPost(): DeleteBlogPost {
  const toast = useToast();
  const undo = useUndo(blogLists);
  const [mutate, { loading }] = useMutation(DeleteBlogPostDocument);
  const run = async (id: string): Promise<boolean> => {
    try {
      const { data } = await mutate({
        variables: { input: { id } },
        update: (cache) => {
          removeRow(cache, { __typename: "BlogPost", id });
          listsChanged(cache, ["blogCategories"]);
        },
      });
      const undoId = data?.deleteBlogPost.undoId;
      toast({
        title: "Blog post deleted",
        text: "Your blog post has been removed successfully",
        ...(undoId && { action: { label: "Undo", onClick: () => undo(undoId) } }),
      });
      return true;
    } catch {
      toast({ title: "Error", text: "Failed to delete blog post. Please try again.", variant: "destructive" });
      return false;
    }
  };
  return { busy: loading, run };
}
