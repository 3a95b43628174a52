import type { OutfitRowFragment, OutfitSort } from "../../../../graphql/generated/adminOperations";
import type { AdminColumn } from "../../../../shared/admin/grid/gridTypes";
import { GridDay } from "../../../../shared/admin/grid/GridDay";
import { GridText } from "../../../../shared/admin/grid/GridText";
import { GridThumb } from "../../../../shared/admin/grid/GridThumb";
import type { SortOption } from "../../../../shared/admin/grid/useGridState";

export const outfitSorts: readonly SortOption<OutfitSort>[] = [
  // The last saved outfits come first, also new ones without a date.
  { value: "UPDATED", label: "Last saved", naturally: "desc" },
  { value: "NEWEST", label: "Date", naturally: "desc" },
  { value: "TITLE", label: "Title" },
  { value: "CELEBRITY", label: "Celebrity" },
  { value: "OCCASION", label: "Occasion" },
];

export const outfitColumns: readonly AdminColumn<OutfitRowFragment>[] = [
  {
    field: "image",
    label: "Image",
    width: 72,
    phone: "picture",
    render: ({ image }) => <GridThumb src={image} kind="outfit" />,
  },
  {
    field: "title",
    label: "Title",
    sort: "TITLE",
    flex: 2.4,
    minWidth: 200,
    rowHeader: true,
    phone: "title",
    render: ({ title }) => <GridText>{title}</GridText>,
  },
  {
    field: "celebrity",
    label: "Celebrity",
    sort: "CELEBRITY",
    minWidth: 130,
    render: ({ celebrity }) => <GridText>{celebrity?.name ?? "Unknown"}</GridText>,
  },
  {
    field: "occasion",
    label: "Occasion",
    sort: "OCCASION",
    minWidth: 110,
    render: ({ occasion }) => <GridText>{occasion}</GridText>,
  },
  { field: "date", label: "Date", sort: "NEWEST", width: 140, render: ({ date }) => <GridDay day={date} /> },
];
