import { categoryOptions } from "../../../features/category/admin/itemKind";
import type { ItemChoicesQuery } from "../../../graphql/generated/adminOperations";
import { parsePriceRange, priceOptions } from "../../../features/offer/admin/priceOptions";
import { GridSelect } from "../../../admin/grid/GridSelect";
import { useSite } from "../../../shared/site/SiteContext";
import type { GridState } from "../../../admin/grid/useGridState";

export type ItemFilterName = "category" | "retailer" | "price";

interface ItemsPageFiltersProps extends Pick<GridState<string, ItemFilterName>, "filters" | "setFilter"> {
  choices: ItemChoicesQuery | undefined;
}

export function ItemsPageFilters({ filters, setFilter, choices: data }: ItemsPageFiltersProps) {
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
