import type { OfferSort, ProductRowFragment } from "../../../../graphql/generated/adminOperations";
import type { AdminColumn } from "../../../../admin/grid/gridTypes";
import { pictureColumn } from "../../../../admin/grid/GridThumb";
import type { PageVariables, SortOption } from "../../../../admin/grid/useGridState";
import { paddedDate } from "../../../../shared/format/date";
import { ProductPrice } from "./ProductPrice";

export const productSorts: readonly SortOption<OfferSort>[] = [
  { value: "UPDATED", label: "Updated", naturally: "desc" },
  { value: "TITLE", label: "Title" },
  { value: "RETAILER", label: "Retailer" },
  { value: "PRICE_LOW", label: "Price" },
];

/** Highest price first is a separate order on the server: products without a price come last there too. */
export const productOrder = (page: PageVariables<OfferSort>): PageVariables<OfferSort> =>
  page.sort === "PRICE_LOW" && page.reverse ? { ...page, sort: "PRICE_HIGH", reverse: false } : page;

export const productColumns: readonly AdminColumn<ProductRowFragment>[] = [
  pictureColumn("product"),
  { field: "title", label: "Title", sort: "TITLE", flex: 2, minWidth: 180, phone: "title", edit: "text" },
  {
    field: "outfit",
    label: "Outfit",
    flex: 1.8,
    minWidth: 160,
    render: ({ outfit }) => outfit?.title ?? "In the trash",
  },
  { field: "retailer", label: "Retailer", sort: "RETAILER", minWidth: 120, edit: "text" },
  {
    field: "price",
    label: "Price",
    sort: "PRICE_LOW",
    width: 130,
    edit: "text",
    render: (product) => <ProductPrice product={product} />,
  },
  {
    field: "updatedAt",
    label: "Updated",
    sort: "UPDATED",
    width: 120,
    render: ({ updatedAt }) => paddedDate(updatedAt),
  },
];
