import { useAdminList } from "../../../admin/graphql/useAdminList";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { WearerSearch } from "../../../features/content/outfit/admin/wearer/WearerSearch";
import { ShowForm } from "../../../features/content/show/admin/ShowForm";
import { showKind } from "../../../features/content/show/admin/showKind";
import { formatShowYears } from "../../../features/content/show/sceneText";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { AdminShowsDocument, type AdminShowsQuery, type ShowSort } from "../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../shared/format/date";
import { ArticleContent } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";

type Row = AdminShowsQuery["shows"]["edges"][number]["node"];

const sorts: readonly SortOption<ShowSort>[] = [
  { value: "TITLE", label: "Title" },
  { value: "UPDATED", label: "Last saved", naturally: "desc" },
];

const columns: readonly AdminColumn<Row>[] = [
  pictureColumn("post"),
  { field: "title", label: "Title", sort: "TITLE", flex: 2, phone: "title", edit: "text" },
  { field: "form", label: "Kind", width: 100, render: ({ form }) => (form === "FILM" ? "Film" : "Series") },
  { field: "firstYear", label: "Years", width: 130, render: formatShowYears },
  { field: "outfitCount", label: "Outfits", width: 90 },
  {
    field: "updatedAt",
    label: "Last saved",
    sort: "UPDATED",
    width: 130,
    render: ({ updatedAt }) => <time dateTime={updatedAt}>{paddedDate(updatedAt)}</time>,
  },
  statusColumn,
];

/** Shows: the list, and the dialogs that the URL opens over it. */
export function ShowsPage() {
  const state = useGridState<ShowSort, "status">({ sorts, filters: ["status"] });
  const filter = { search: state.search || null, status: parseStatus(state.filters.status) };
  const list = useAdminList(AdminShowsDocument, { ...state.variables, filter });
  return (
    <PublishedScreen
      type="show"
      kind={showKind}
      title="Shows"
      state={state}
      columns={columns}
      list={list}
      connection={list.data?.shows}
      filter={filter}
      dialogs={(control) => (
        <KindDialogs kind={showKind} control={control}>
          {(opened) => (
            <ShowForm
              {...opened}
              imageField={<FormImage name="image" label="Picture" kind="post" />}
              ContentField={({ place }) => <ArticleContent label="About" place={place} />}
              CelebrityField={WearerSearch}
            />
          )}
        </KindDialogs>
      )}
    />
  );
}
