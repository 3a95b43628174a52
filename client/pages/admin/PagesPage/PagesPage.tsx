import { paths } from "../../../../site/addresses";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { ContentWarnings } from "../../../features/content/blog/admin/mention/ContentWarnings";
import { PageForm } from "../../../features/content/page/admin/PageForm";
import { pageKind } from "../../../features/content/page/admin/pageKind";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { WordDiff } from "../../../features/newsroom/publishing/admin/WordDiff";
import { AdminPagesDocument, type AdminPagesQuery, type PageSort } from "../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../shared/format/date";
import { ArticleContent } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";

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
  return (
    <PublishedScreen
      type="page"
      kind={pageKind}
      title="Pages"
      state={state}
      columns={columns}
      list={list}
      connection={list.data?.pages}
      filter={filter}
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
