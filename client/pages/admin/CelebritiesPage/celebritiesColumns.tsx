import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import type { AdminCelebritiesQuery, CelebritySort } from "../../../graphql/generated/adminOperations";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import type { SortOption } from "../../../admin/grid/useGridState";

export type AdminCelebrity = AdminCelebritiesQuery["celebrities"]["edges"][number]["node"];

export const celebritySorts: readonly SortOption<CelebritySort>[] = [
  { value: "NAME", label: "Name" },
  { value: "NEWEST", label: "Newest", naturally: "desc" },
  { value: "UPDATED", label: "Last changed", naturally: "desc" },
  { value: "CATEGORY", label: "Category" },
  { value: "STYLE_TYPE", label: "Style" },
];

export const celebrityColumns: readonly AdminColumn<AdminCelebrity>[] = [
  pictureColumn("celebrity"),
  { field: "name", label: "Name", sort: "NAME", flex: 2, phone: "title", edit: "text" },
  { field: "category", label: "Category", sort: "CATEGORY", edit: "choice" },
  { field: "styleType", label: "Style", sort: "STYLE_TYPE", edit: "choice" },
  statusColumn,
];
