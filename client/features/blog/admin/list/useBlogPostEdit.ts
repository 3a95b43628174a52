import { useInlineEdit } from "../../../../admin/graphql/useInlineEdit";
import { type BlogPostRowFragment, UpdateBlogPostDocument } from "../../../../graphql/generated/adminOperations";
import type { GridEdit } from "../../../../admin/grid/edit/gridEdit";
import { blogLists } from "../blogPostValues";

/** Edits articles in the grid. */
export function useBlogPostEdit(categories: readonly string[]): GridEdit<BlogPostRowFragment> {
  const save = useInlineEdit(UpdateBlogPostDocument, {
    getSaved: ({ updateBlogPost }) => updateBlogPost,
    lists: blogLists,
    noun: "Blog post",
  });
  return { save, options: { category: categories } };
}
