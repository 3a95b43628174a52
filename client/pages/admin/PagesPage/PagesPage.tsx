import { paths } from "../../../../site/addresses";
import { OpenIcon } from "../../../admin/adminIcons";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { BulkBar } from "../../../admin/grid/bulk/BulkBar";
import { BulkDelete, useKindBulk } from "../../../admin/grid/bulk/useKindBulk";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import type { GridSelection } from "../../../admin/grid/useGridSelection";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { ContentScreen } from "../../../admin/kind/ContentScreen";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { ContentWarnings } from "../../../features/content/blog/admin/mention/ContentWarnings";
import { PageForm } from "../../../features/content/page/admin/PageForm";
import { pageKind } from "../../../features/content/page/admin/pageKind";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { BulkStatusButtons } from "../../../features/newsroom/publishing/admin/bulk/BulkStatusButtons";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { StatusFilter } from "../../../features/newsroom/publishing/admin/status/StatusFilter";
import { usePublicationDialog } from "../../../features/newsroom/publishing/admin/usePublicationDialog";
import { WordDiff } from "../../../features/newsroom/publishing/admin/WordDiff";
import { SavedViews } from "../../../features/newsroom/savedViews/admin/SavedViews";
import {
  AdminPagesDocument,
  type AdminPagesQuery,
  type PageFilter,
  type PageSort,
} from "../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../shared/format/date";
import { plural } from "../../../shared/format/plural";
import { ArticleContent } from "../articleContentSlot";

type Row = AdminPagesQuery["pages"]["edges"][number]["node"];

const sorts: readonly SortOption<PageSort>[] = [
  { value: "TITLE", label: "Title" },
  { value: "UPDATED", label: "Last saved", naturally: "desc" },
];

const describeText = ({ isStandard, newerStandard }: Row): string =>
  isStandard ? "The product's" : newerStandard ? "Yours; the product's changed" : "Yours";

const columns: readonly AdminColumn<Row>[] = [
  pictureColumn("post"),
  { field: "title", label: "Title", sort: "TITLE", flex: 3, phone: "title", edit: "text" },
  { field: "address", label: "URL", flex: 2, render: ({ slug }) => paths.page(slug) },
  { field: "text", label: "Text", flex: 2, render: describeText },
  {
    field: "updatedAt",
    label: "Last saved",
    sort: "UPDATED",
    width: 130,
    render: ({ updatedAt }) => <time dateTime={updatedAt}>{paddedDate(updatedAt)}</time>,
  },
  statusColumn,
];

/** Pages: the list, and the dialogs that the URL opens over it. */
export function PagesPage() {
  const state = useGridState<PageSort, "status">({ sorts, filters: ["status"] });
  const filter = { search: state.search || null, status: parseStatus(state.filters.status) };
  const list = useAdminList(AdminPagesDocument, { ...state.variables, filter });
  const pages = list.data?.pages;
  return (
    <ContentScreen
      kind={pageKind}
      title="Pages"
      addLabel="Add Page"
      state={state}
      views={<SavedViews screen="PAGES" params={state.params} />}
      columns={columns}
      list={list}
      connection={pages}
      emptyText="No pages found"
      search={{ label: "Search pages" }}
      filters={<StatusFilter {...state} />}
      getPage={({ slug, status }) => (status === "PUBLISHED" ? { icon: <OpenIcon />, href: paths.page(slug) } : null)}
      publication={usePublicationDialog("page")}
      bulk={(selection) => <PagesBulkBar selection={selection} filter={filter} totalCount={pages?.totalCount} />}
      dialogs={(control) => (
        <KindDialogs kind={pageKind} control={control}>
          {(opened) => (
            <PageForm
              {...opened}
              imageField={<FormImage name="image" label="Image URL" kind="post" />}
              ContentField={({ place }) => (
                <ArticleContent
                  label="Text"
                  place={place}
                  warnings={(content) => <ContentWarnings content={content} />}
                />
              )}
              compare={(before, after) => <WordDiff before={before} after={after} />}
            />
          )}
        </KindDialogs>
      )}
    />
  );
}

interface PagesBulkBarProps {
  selection: GridSelection;
  filter: PageFilter;
  totalCount: number | undefined;
}

function PagesBulkBar({ selection, filter, totalCount }: PagesBulkBarProps) {
  const { noun } = pageKind;
  const bulk = useKindBulk(pageKind, { selection, filter }, (changed) => ({
    title: `${plural(changed, ...noun)} deleted`,
  }));
  return (
    <BulkBar selection={selection} noun={noun} totalCount={totalCount}>
      <BulkStatusButtons type="page" noun={noun} selection={selection} filter={filter} />
      <BulkDelete kind={pageKind} bulk={bulk} />
    </BulkBar>
  );
}
