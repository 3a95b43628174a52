import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { updatedColumn, updatedSort } from "../../../admin/grid/updatedColumn";
import type { SortOption } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { WearerSearch } from "../../../features/content/outfit/admin/wearer/WearerSearch";
import { ShowForm } from "../../../features/content/show/admin/ShowForm";
import { showKind } from "../../../features/content/show/admin/showKind";
import { formatShowYears } from "../../../features/content/show/sceneText";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { AdminShowsDocument, type AdminShowsQuery, type ShowSort } from "../../../graphql/generated/adminOperations";
import { describeWith } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";
import { usePublishedList } from "../usePublishedList";

type Row = AdminShowsQuery["shows"]["edges"][number]["node"];

const sorts: readonly SortOption<ShowSort>[] = [{ value: "TITLE", label: "Title" }, updatedSort];

const columns: readonly AdminColumn<Row>[] = [
  pictureColumn("post"),
  { field: "title", label: "Title", sort: "TITLE", flex: 2, phone: "title", edit: "text" },
  { field: "form", label: "Kind", width: 100, render: ({ form }) => (form === "FILM" ? "Film" : "Series") },
  { field: "firstYear", label: "Years", width: 130, render: formatShowYears },
  { field: "outfitCount", label: "Outfits", width: 90 },
  updatedColumn,
  statusColumn,
];

/** Shows: the list, and the dialogs that the URL opens over it. */
export function ShowsPage() {
  return (
    <PublishedScreen
      {...usePublishedList(AdminShowsDocument, sorts)}
      type="show"
      kind={showKind}
      title="Shows"
      columns={columns}
      dialogs={(control) => (
        <KindDialogs kind={showKind} control={control}>
          {(opened) => <ShowForm {...opened} {...describeWith("post")} CelebrityField={WearerSearch} />}
        </KindDialogs>
      )}
    />
  );
}
