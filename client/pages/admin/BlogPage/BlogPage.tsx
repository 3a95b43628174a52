import { lazy, Suspense } from "react";
import { paths } from "../../../../site/addresses";
import { BlogPostBulkBar } from "../../../features/content/blog/admin/BlogPostBulkBar";
import { blogPostColumns } from "../../../features/content/blog/admin/blogPostColumns";
import { blogPostKind } from "../../../features/content/blog/admin/blogPostKind";
import { BulkStatusButtons } from "../../../features/newsroom/publishing/admin/bulk/BulkStatusButtons";
import { usePublicationDialog } from "../../../features/newsroom/publishing/admin/usePublicationDialog";
import { StatusFilter } from "../../../features/newsroom/publishing/admin/status/StatusFilter";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { AdminBlogPostsDocument, type BlogPostSort } from "../../../graphql/generated/adminOperations";
import { SavedViews } from "../../../features/newsroom/savedViews/admin/SavedViews";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { OpenIcon } from "../../../admin/adminIcons";
import { GridSelect } from "../../../admin/grid/GridSelect";
import { ContentScreen } from "../../../admin/kind/ContentScreen";
import { useGridState, type SortOption } from "../../../admin/grid/useGridState";
import { PanelDialog } from "../../../admin/PanelDialog";
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
  const publication = usePublicationDialog("blogPost");
  const posts = list.data?.blogPosts;
  return (
    <ContentScreen
      kind={blogPostKind}
      title="Blog Posts"
      addLabel="Add Blog Post"
      state={state}
      views={<SavedViews screen="BLOG" params={state.params} />}
      columns={columns}
      list={list}
      connection={posts}
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
      choices={{ category: categories }}
      // Others have no public page yet.
      getPage={({ slug, date, status }) =>
        isScheduled(date) || status !== "PUBLISHED" ? null : { icon: <OpenIcon />, href: paths.blogPost(slug) }
      }
      publication={publication}
      bulk={(selection) => (
        <BlogPostBulkBar selection={selection} filter={filter} totalCount={posts?.totalCount}>
          <BulkStatusButtons type="blogPost" noun={blogPostKind.noun} selection={selection} filter={filter} />
        </BlogPostBulkBar>
      )}
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
