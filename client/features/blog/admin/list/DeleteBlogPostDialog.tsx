import { useDeleteRow } from "../../../../admin/graphql/useDeleteRow";
import { DeleteBlogPostDocument } from "../../../../graphql/generated/adminOperations";
import { deleteQuestion, DeleteRowDialog } from "../../../../admin/DeleteRowDialog";
import { blogLists } from "../blogPostValues";

export interface DeleteBlogPostDialogProps {
  post: { id: string; title: string };
  onClose: () => void;
}

export function DeleteBlogPostDialog({ post: { id, title }, onClose }: DeleteBlogPostDialogProps) {
  const { busy, remove } = useDeleteRow(DeleteBlogPostDocument, {
    typename: "BlogPost",
    getUndoId: ({ deleteBlogPost }) => deleteBlogPost.undoId,
    alsoChanged: ["blogCategories"],
    lists: blogLists,
    done: { title: "Blog post deleted", text: "Your blog post has been removed successfully" },
    failed: { title: "Error", text: "Failed to delete blog post. Please try again.", variant: "destructive" },
  });
  return (
    <DeleteRowDialog
      title="Delete Blog Post"
      question={deleteQuestion(title)}
      busy={busy}
      remove={() => remove(id)}
      onClose={onClose}
    />
  );
}
