import { useQuery } from "@apollo/client/react";
import { categoryOptions } from "../../../features/category/admin/itemValues";
import { ItemChoicesDocument } from "../../../graphql/generated/adminOperations";
import { parsePriceRange, priceOptions } from "../../../features/offer/admin/priceOptions";
import { GridSelect } from "../../../admin/grid/GridSelect";
import { useSite } from "../../../shared/site/SiteContext";
import type { GridState } from "../../../admin/grid/useGridState";

export type ItemFilterName = "category" | "retailer" | "price";

export interface ItemsPageFiltersProps {
  state: Pick<GridState<string, ItemFilterName>, "filters" | "setFilter">;
}

export function ItemsPageFilters({ state: { filters, setFilter } }: ItemsPageFiltersProps) {
  const { data } = useQuery(ItemChoicesDocument);
  const { currency } = useSite();
  return (
    <>
      <GridSelect
        label="Category"
        allLabel="All categories"
        value={filters.category}
        options={categoryOptions(data)}
        onChange={(value) => setFilter("category", value)}
      />
      <GridSelect
        label="Retailer"
        allLabel="All retailers"
        value={filters.retailer}
        options={
          data?.categoryItemRetailers.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })) ?? []
        }
        onChange={(value) => setFilter("retailer", value)}
      />
      <GridSelect
        label="Price"
        allLabel="All prices"
        value={parsePriceRange(filters.price) ?? ""}
        options={priceOptions(currency)}
        onChange={(value) => setFilter("price", value)}
      />
    </>
  );
}
