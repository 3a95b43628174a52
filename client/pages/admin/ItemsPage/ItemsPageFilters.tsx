import { useQuery } from "@apollo/client/react";
import { categoryOptions } from "../../../features/category/admin/itemChoices";
import { ItemChoicesDocument, type PriceRange } from "../../../graphql/generated/adminOperations";
import { GridSelect } from "../../../shared/admin/grid/GridSelect";
import type { GridState } from "../../../shared/admin/grid/useGridState";

export type ItemFilterName = "category" | "retailer" | "price";

const prices: readonly { value: PriceRange; label: string }[] = [
  { value: "UNDER_100", label: "Under $100" },
  { value: "FROM_100_TO_500", label: "$100 - $500" },
  { value: "OVER_500", label: "Over $500" },
];

/** Undefined for an invalid value in the URL. */
export const parsePriceRange = (text: string): PriceRange | undefined =>
  prices.find(({ value }) => value === text)?.value;

export interface ItemsPageFiltersProps {
  state: Pick<GridState<string, ItemFilterName>, "filters" | "setFilter">;
}

export function ItemsPageFilters({ state: { filters, setFilter } }: ItemsPageFiltersProps) {
  const { data } = useQuery(ItemChoicesDocument);
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
        options={prices}
        onChange={(value) => setFilter("price", value)}
      />
    </>
  );
}
