import type { OutfitRowFragment, OutfitSort } from "../../../../graphql/generated/adminOperations";
import type { AdminColumn } from "../../../../admin/grid/gridTypes";
import { updatedColumn, updatedSort } from "../../../../admin/grid/updatedColumn";
import { GridDay } from "../../../../admin/grid/GridDay";
import { pictureColumn } from "../../../../admin/grid/GridThumb";
import type { SortOption } from "../../../../admin/grid/useGridState";

export const outfitSorts: readonly SortOption<OutfitSort>[] = [
  // The last saved outfits come first, also new ones without a date.
  updatedSort,
  { value: "NEWEST", label: "Date", naturally: "desc" },
  { value: "TITLE", label: "Title" },
  { value: "CELEBRITY", label: "Celebrity" },
  { value: "OCCASION", label: "Occasion" },
];

export const outfitColumns: readonly AdminColumn<OutfitRowFragment>[] = [
  pictureColumn("outfit", 64),
  { field: "title", label: "Title", sort: "TITLE", flex: 2.4, minWidth: 180, phone: "title", edit: "text" },
  {
    field: "celebrity",
    label: "Celebrity",
    sort: "CELEBRITY",
    minWidth: 120,
    render: ({ celebrity }) => celebrity?.name ?? "Unknown",
  },
  { field: "occasion", label: "Occasion", sort: "OCCASION", minWidth: 100, edit: "choice" },
  {
    field: "date",
    label: "Date",
    sort: "NEWEST",
    width: 116,
    edit: "date",
    render: ({ date }) => <GridDay day={date} />,
  },
];

/** The order in which the list opens, so that its header shows it. */
export const savedColumn = { ...updatedColumn, phone: "none" } as const;
