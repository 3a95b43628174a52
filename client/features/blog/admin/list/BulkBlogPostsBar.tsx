import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useBulkChange } from "../../../../admin/graphql/useBulkChange";
import {
  BlogCategoryTermsDocument,
  type BlogPostFilter,
  BulkBlogPostsDocument,
} from "../../../../graphql/generated/adminOperations";
import { BulkCategoryDialog, type BulkCategoryDialogProps } from "../../../../admin/grid/bulk/BulkCategoryDialog";
import { BulkEditBar } from "../../../../admin/grid/bulk/BulkEditBar";
import type { GridSelection } from "../../../../admin/grid/useGridSelection";
import { plural } from "../../../../shared/format/plural";
import { blogLists, blogPostNoun } from "../blogPostValues";

export interface BulkBlogPostsBarProps {
  selection: GridSelection;
  filter: BlogPostFilter;
  totalCount: number | undefined;
  /** More buttons. */
  children: ReactNode;
}

/** The terms tell how many articles use them. */
const changedLists = [...blogLists, "terms"] as const;

/** What can be done to the chosen articles. */
export function BulkBlogPostsBar({ selection, filter, totalCount, children }: BulkBlogPostsBarProps) {
  const bulk = useBulkChange(BulkBlogPostsDocument, {
    selection,
    filter,
    getResult: ({ bulkBlogPosts }) => bulkBlogPosts,
    lists: changedLists,
    done: (changed, { delete: deletes, category }) => ({
      title: `${plural(changed, ...blogPostNoun)} ${deletes ? "deleted" : "changed"}`,
      text: deletes ? "They stay in the trash for 30 days." : `Their category is now ${category ?? ""}.`,
    }),
  });
  return (
    <BulkEditBar
      selection={selection}
      noun={blogPostNoun}
      totalCount={totalCount}
      deleteTitle="Delete Blog Posts"
      countDeletes={() => bulk.count({ delete: true })}
      runDelete={() => bulk.run({ delete: true })}
      renderCategoryDialog={(close) => (
        <ChangeCategory
          count={(category) => bulk.count({ category })}
          run={(category) => bulk.run({ category })}
          onClose={close}
        />
      )}
    >
      {children}
    </BulkEditBar>
  );
}

function ChangeCategory(props: Pick<BulkCategoryDialogProps, "count" | "run" | "onClose">) {
  const { data } = useQuery(BlogCategoryTermsDocument);
  return <BulkCategoryDialog noun={blogPostNoun} categories={data?.terms.map(({ name }) => name) ?? []} {...props} />;
}
