import { useQuery } from "@apollo/client/react";
import { BulkCategoryButton } from "../../../../admin/grid/bulk/BulkChoiceDialog";
import type { KindBulk } from "../../../../admin/grid/bulk/useKindBulk";
import { BlogCategoryTermsDocument, type BulkBlogPostsInput } from "../../../../graphql/generated/adminOperations";
import { blogPostKind } from "./blogPostKind";

/** Gives the selected articles another category. */
export function BlogPostBulkActions({ bulk }: { bulk: KindBulk<BulkBlogPostsInput> }) {
  const { data } = useQuery(BlogCategoryTermsDocument);
  return (
    <BulkCategoryButton
      noun={blogPostKind.noun}
      categories={data?.terms.map(({ name }) => ({ value: name, label: name })) ?? []}
      count={(category) => bulk.count({ category })}
      run={(category, work) => bulk.run({ category }, work)}
    />
  );
}
