import { paths } from "../../../../site/addresses";
import { statusColumn } from "../../../features/publishing/admin/status/statusColumn";
import type { AdminCelebritiesQuery, CelebritySort } from "../../../graphql/generated/adminOperations";
import { CopyIcon, DeleteIcon, EditIcon, OpenIcon, ViewIcon } from "../../../admin/adminIcons";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn, RowAction } from "../../../admin/grid/gridTypes";
import type { SortOption } from "../../../admin/grid/useGridState";
import type { RecordAddressControl } from "../../../admin/record/useRecordAddress";

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

export const getRowActions = (
  row: AdminCelebrity,
  { open }: RecordAddressControl,
  {
    canEdit,
    publishing,
    onDelete,
  }: { canEdit: boolean; publishing: RowAction; onDelete: ((row: AdminCelebrity) => void) | undefined },
): RowAction[] => [
  // "View" is the public page on every list.
  ...(row.status === "PUBLISHED" ? [{ label: "View", icon: <OpenIcon />, href: paths.celebrity(row.slug) }] : []),
  { label: "View Details", icon: <ViewIcon />, onClick: () => open("view", row.id) },
  ...(canEdit ? [{ label: "Edit", icon: <EditIcon />, onClick: () => open("edit", row.id) }] : []),
  publishing,
  { label: "Duplicate", icon: <CopyIcon />, onClick: () => open("copy", row.id) },
  ...(onDelete ? [{ label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => onDelete(row) }] : []),
];
