import { lazy, Suspense } from "react";
import { BlogPostBulkActions } from "../../../features/content/blog/admin/BlogPostBulkActions";
import { blogPostColumns } from "../../../features/content/blog/admin/blogPostColumns";
import { blogPostKind } from "../../../features/content/blog/admin/blogPostKind";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { AdminBlogPostsDocument, type BlogPostSort } from "../../../graphql/generated/adminOperations";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { GridSelect } from "../../../admin/grid/GridSelect";
import { useGridState, type SortOption } from "../../../admin/grid/useGridState";
import { updatedSort } from "../../../admin/grid/updatedColumn";
import { PanelDialog } from "../../../admin/PanelDialog";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { PublishedScreen } from "../PublishedScreen";

const sorts: readonly SortOption<BlogPostSort>[] = [
  { value: "NEWEST", label: "Newest", naturally: "desc" },
  { value: "TITLE", label: "Title" },
  { value: "CATEGORY", label: "Category" },
  { value: "AUTHOR", label: "Author" },
  updatedSort,
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
  return (
    <PublishedScreen
      type="blogPost"
      kind={blogPostKind}
      title="Blog Posts"
      state={state}
      columns={columns}
      list={list}
      connection={list.data?.blogPosts}
      filter={filter}
      searchPlaceholder="Search blog posts..."
      filters={
        <GridSelect
          label="Category"
          allLabel="All categories"
          value={state.filters.category}
          options={categories}
          onChange={(value) => state.setFilter("category", value)}
        />
      }
      choices={{ category: categories }}
      bulk={(bulk) => <BlogPostBulkActions bulk={bulk} />}
      dialogs={(control) =>
        control.address.kind === "none" ? null : (
          <Suspense fallback={<Waiting onClose={control.close} />}>
            <BlogPageForm control={control} />
          </Suspense>
        )
      }
    />
  );
}

function Waiting({ onClose }: { onClose: () => void }) {
  return (
    <PanelDialog title="Blog Post" maxWidth={700} onClose={onClose}>
      <WaitNotice text="Loading..." />
    </PanelDialog>
  );
}
