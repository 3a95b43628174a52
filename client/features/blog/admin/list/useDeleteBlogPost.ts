import { useDeleteRow, type DeleteRow } from "../../../../graphql/admin/useDeleteRow";
import { DeleteBlogPostDocument } from "../../../../graphql/generated/adminOperations";
import { blogLists } from "../blogLists";

export const useDeleteBlogPost = (): DeleteRow =>
  useDeleteRow(DeleteBlogPostDocument, {
    typename: "BlogPost",
    undoIdOf: ({ deleteBlogPost }) => deleteBlogPost.undoId,
    alsoChanged: ["blogCategories"],
    lists: blogLists,
    done: { title: "Blog post deleted", text: "Your blog post has been removed successfully" },
    failed: { title: "Error", text: "Failed to delete blog post. Please try again.", variant: "destructive" },
  });
