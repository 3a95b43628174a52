import type { ItemRowFragment, OfferSort } from "../../../../graphql/generated/adminOperations";
import { pictureColumn } from "../../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../../admin/grid/gridTypes";
import { updatedSort } from "../../../../admin/grid/updatedColumn";
import type { SortOption } from "../../../../admin/grid/useGridState";
import { paddedDate } from "../../../../shared/format/date";
import { Price } from "../../../../shared/ui/Price";

/** Sort orders of the headers and the phone's select. */
export type ItemSort = Extract<OfferSort, "NEWEST" | "TITLE" | "RETAILER" | "PRICE_LOW" | "UPDATED">;

export const itemSorts: readonly SortOption<ItemSort>[] = [
  updatedSort,
  { value: "NEWEST", label: "Newest", naturally: "desc" },
  { value: "TITLE", label: "Title" },
  { value: "RETAILER", label: "Retailer" },
  { value: "PRICE_LOW", label: "Price" },
];

/** Non-numeric prices come last in both directions; reversing "low to high" would put them first. */
export const itemOrder = ({ sort, reverse }: { sort: ItemSort; reverse: boolean }) =>
  sort === "PRICE_LOW" && reverse ? { sort: "PRICE_HIGH" as const, reverse: false } : { sort, reverse };

export const itemColumns: readonly AdminColumn<ItemRowFragment>[] = [
  pictureColumn("product"),
  { field: "title", label: "Title", sort: "TITLE", flex: 3, minWidth: 180, phone: "title", edit: "text" },
  {
    field: "categoryName",
    label: "Category",
    edit: "choice",
    render: ({ categoryLabel }) => categoryLabel,
  },
  { field: "retailer", label: "Retailer", sort: "RETAILER", minWidth: 130, edit: "text" },
  {
    field: "price",
    label: "Price",
    sort: "PRICE_LOW",
    minWidth: 160,
    edit: "text",
    render: ({ price, originalPrice, isOnSale }) => <Price price={price} original={isOnSale ? originalPrice : null} />,
  },
  {
    field: "updatedAt",
    label: "Updated",
    sort: "UPDATED",
    width: 130,
    render: ({ updatedAt }) => <time dateTime={updatedAt}>{paddedDate(updatedAt)}</time>,
  },
];
