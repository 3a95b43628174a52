import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { BlogCategoryTermsDocument, type BlogPostFilter } from "../../../graphql/generated/adminOperations";
import { BulkBar } from "../../../shared/admin/grid/BulkBar";
import { BulkDialog } from "../../../shared/admin/grid/BulkDialog";
import { GridSelect } from "../../../shared/admin/grid/GridSelect";
import type { GridSelection } from "../../../shared/admin/grid/useGridSelection";
import { blogPostNoun } from "./blogLists";
import { useBulkBlogPosts } from "./useBulkBlogPosts";

export interface BulkBlogPostsBarProps {
  selection: GridSelection;
  filter: BlogPostFilter;
  totalCount: number | undefined;
}

/** What can be done to the chosen articles. */
export function BulkBlogPostsBar({ selection, filter, totalCount }: BulkBlogPostsBarProps) {
  const [open, setOpen] = useState<"delete" | "category" | null>(null);
  const bulk = useBulkBlogPosts(selection, filter);
  const close = () => setOpen(null);
  return (
    <>
      <BulkBar selection={selection} noun={blogPostNoun} totalCount={totalCount}>
        <Button size="small" variant="outlined" onClick={() => setOpen("category")}>
          Change category
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={() => setOpen("delete")}>
          Delete
        </Button>
      </BulkBar>
      {open === "delete" ? (
        <BulkDialog
          title="Delete Blog Posts"
          noun={blogPostNoun}
          consequence="will go to the trash, from which they can be restored for 30 days"
          count={() => bulk.count({ delete: true })}
          run={() => bulk.run({ delete: true })}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onClose={close}
        />
      ) : null}
      {open === "category" ? <ChangeCategory bulk={bulk} onClose={close} /> : null}
    </>
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
