import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { BulkBar } from "../../../../admin/grid/bulk/BulkBar";
import { BulkCategoryButton } from "../../../../admin/grid/bulk/BulkChoiceDialog";
import { BulkDelete, useKindBulk } from "../../../../admin/grid/bulk/useKindBulk";
import type { GridSelection } from "../../../../admin/grid/useGridSelection";
import { BlogCategoryTermsDocument, type BlogPostFilter } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { blogPostKind } from "./blogPostKind";

interface BlogPostBulkBarProps {
  selection: GridSelection;
  filter: BlogPostFilter;
  totalCount: number | undefined;
  /** More buttons. */
  children: ReactNode;
}

const { noun } = blogPostKind;

/** What can be done to the selected articles. */
export function BlogPostBulkBar({ selection, filter, totalCount, children }: BlogPostBulkBarProps) {
  const { data } = useQuery(BlogCategoryTermsDocument, { skip: !selection.any });
  const bulk = useKindBulk(blogPostKind, { selection, filter }, (changed, { delete: deletes, category }) => ({
    title: `${plural(changed, ...noun)} ${deletes ? "deleted" : "changed"}`,
    text: deletes ? "They stay in the trash for 30 days." : `Their category is now ${category ?? ""}.`,
  }));
  return (
    <BulkBar selection={selection} noun={noun} totalCount={totalCount}>
      <BulkCategoryButton
        noun={noun}
        categories={data?.terms.map(({ name }) => ({ value: name, label: name })) ?? []}
        count={(category) => bulk.count({ category })}
        run={(category) => bulk.run({ category })}
      />
      {children}
      <BulkDelete kind={blogPostKind} bulk={bulk} />
    </BulkBar>
  );
}
