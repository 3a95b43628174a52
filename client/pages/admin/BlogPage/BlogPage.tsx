import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";
import { paths } from "../../../../site/addresses";
import { BlogPostBulkBar } from "../../../features/blog/admin/BlogPostBulkBar";
import { blogPostColumns } from "../../../features/blog/admin/blogPostColumns";
import { blogPostKind } from "../../../features/blog/admin/blogPostKind";
import { BulkStatusButtons } from "../../../features/publishing/admin/bulk/BulkStatusButtons";
import { usePublicationDialog } from "../../../features/publishing/admin/usePublicationDialog";
import { StatusFilter } from "../../../features/publishing/admin/status/StatusFilter";
import { statusColumn } from "../../../features/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/publishing/admin/status/statuses";
import {
  AdminBlogPostsDocument,
  type BlogPostRowFragment,
  type BlogPostSort,
} from "../../../graphql/generated/adminOperations";
import { SavedViews } from "../../../features/savedViews/admin/SavedViews";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import { AddIcon, CopyIcon, DeleteIcon, EditIcon, OpenIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridSelection } from "../../../admin/grid/useGridSelection";
import { useGridState, type SortOption } from "../../../admin/grid/useGridState";
import { PanelDialog } from "../../../admin/PanelDialog";
import { useGridEdit } from "../../../admin/grid/edit/useGridEdit";
import { DeleteRecord } from "../../../admin/record/DeleteRecord";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { useContentRights } from "../../../admin/role/useContentRights";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { isScheduled } from "../../../shared/format/date";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

const sorts: readonly SortOption<BlogPostSort>[] = [
  { value: "NEWEST", label: "Newest", naturally: "desc" },
  { value: "TITLE", label: "Title" },
  { value: "CATEGORY", label: "Category" },
  { value: "AUTHOR", label: "Author" },
  { value: "UPDATED", label: "Last saved", naturally: "desc" },
];

const columns = [...blogPostColumns, statusColumn];

// A separate chunk, because many visits only view the list.
const BlogPageForm = lazy(async () => ({ default: (await import("./BlogPageForm")).BlogPageForm }));

export function BlogPage() {
  const state = useGridState<BlogPostSort, "category" | "status">({ sorts, filters: ["category", "status"] });
  const filter = {
    search: state.search || null,
    category: state.filters.category || null,
    status: parseStatus(state.filters.status),
  };
  const list = useAdminList(AdminBlogPostsDocument, { ...state.variables, filter });
  const categories = list.data?.blogCategories.map(({ name }) => name) ?? [];
  const { isEditor, canEdit } = useContentRights();
  const selection = useGridSelection(state.filterKey);
  const control = useRecordAddress();
  const { address, open, close } = control;
  const publication = usePublicationDialog("blogPost");
  const [deleting, setDeleting] = useState<BlogPostRowFragment | null>(null);
  const posts = list.data?.blogPosts;
  const rowActions = (post: BlogPostRowFragment): RowAction[] => [
    // Others have no public page yet.
    ...(isScheduled(post.date) || post.status !== "PUBLISHED"
      ? []
      : [{ label: "View", icon: <OpenIcon />, href: paths.blogPost(post.slug) }]),
    ...(canEdit(post) ? [{ label: "Edit", icon: <EditIcon />, onClick: () => open("edit", post.id) }] : []),
    publication.getAction(post),
    { label: "Duplicate", icon: <CopyIcon />, onClick: () => open("copy", post.id) },
    ...(isEditor ? [{ label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => setDeleting(post) }] : []),
  ];
  return (
    <>
      <ScreenHeader
        title="Blog Posts"
        actions={
          <Button startIcon={<AddIcon />} onClick={() => open("new")}>
            Add Blog Post
          </Button>
        }
      />
      <AdminGrid
        views={<SavedViews screen="BLOG" params={state.params} />}
        noun={blogPostKind.noun}
        state={state}
        columns={columns}
        {...gridPage(list, posts)}
        emptyText="No blog posts found"
        search={{ label: "Search blog posts", placeholder: "Search blog posts..." }}
        filters={
          <>
            <GridSelect
              label="Category"
              allLabel="All categories"
              value={state.filters.category}
              options={categories}
              onChange={(value) => state.setFilter("category", value)}
            />
            <StatusFilter {...state} />
          </>
        }
        edit={useGridEdit<BlogPostRowFragment>(blogPostKind, { category: categories })}
        onOpen={(post) => (canEdit(post) ? open("edit", post.id) : publication.open(post))}
        rowActions={rowActions}
        selection={isEditor ? selection : undefined}
        bulk={
          <BlogPostBulkBar selection={selection} filter={filter} totalCount={posts?.totalCount}>
            <BulkStatusButtons type="blogPost" noun={blogPostKind.noun} selection={selection} filter={filter} />
          </BlogPostBulkBar>
        }
      />
      {address.kind === "none" ? null : (
        <Suspense fallback={<Waiting onClose={close} />}>
          <BlogPageForm control={control} />
        </Suspense>
      )}
      {publication.dialog}
      {deleting ? <DeleteRecord kind={blogPostKind} row={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}

function Waiting({ onClose }: { onClose: () => void }) {
  return (
    <PanelDialog title="Blog Post" maxWidth={700} onClose={onClose}>
      <WaitNotice text="Loading..." />
    </PanelDialog>
  );
}
