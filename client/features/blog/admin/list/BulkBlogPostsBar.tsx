import { useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { BlogCategoryTermsDocument, type BlogPostFilter } from "../../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../../shared/admin/grid/BulkDialog";
import { BulkEditBar } from "../../../../shared/admin/grid/BulkEditBar";
import { GridSelect } from "../../../../shared/admin/grid/GridSelect";
import type { GridSelection } from "../../../../shared/admin/grid/useGridSelection";
import { blogPostNoun } from "../blogLists";
import { useBulkBlogPosts } from "./useBulkBlogPosts";

export interface BulkBlogPostsBarProps {
  selection: GridSelection;
  filter: BlogPostFilter;
  totalCount: number | undefined;
}

/** What can be done to the chosen articles. */
export function BulkBlogPostsBar({ selection, filter, totalCount }: BulkBlogPostsBarProps) {
  const bulk = useBulkBlogPosts(selection, filter);
  return (
    <BulkEditBar
      selection={selection}
      noun={blogPostNoun}
      totalCount={totalCount}
      deleteTitle="Delete Blog Posts"
      countDeletes={() => bulk.count({ delete: true })}
      runDelete={() => bulk.run({ delete: true })}
      renderCategoryDialog={(close) => <ChangeCategory bulk={bulk} onClose={close} />}
    />
  );
}

function ChangeCategory({ bulk, onClose }: { bulk: ReturnType<typeof useBulkBlogPosts>; onClose: () => void }) {
  const { data } = useQuery(BlogCategoryTermsDocument);
  const [category, setCategory] = useState("");
  return (
    <BulkDialog
      title="Change Category"
      noun={blogPostNoun}
      consequence={category === "" ? null : `will get the category ${category}`}
      count={() => bulk.count({ category })}
      run={() => bulk.run({ category })}
      confirmLabel="Change"
      busyLabel="Changing..."
      onClose={onClose}
    >
      <Choice>
        <GridSelect
          label="New category"
          allLabel="Choose a category"
          value={category}
          options={data?.terms.map(({ name }) => name) ?? []}
          onChange={setCategory}
        />
      </Choice>
    </BulkDialog>
  );
}

const Choice = styled("div")({ marginBottom: 16 });
