import { useQuery } from "@apollo/client/react";
import { ProductRetailersDocument } from "../../../../graphql/generated/adminOperations";
import type { SelectOption } from "../../../../admin/form/selectOptions";
import { FilterFrame } from "../../../../admin/grid/FilterFrame";
import { GridSelect } from "../../../../admin/grid/GridSelect";
import type { GridState } from "../../../../admin/grid/useGridState";
import { OutfitSearch } from "./outfits/OutfitSearch";

export const productFilters = ["retailer", "outfit", "price"] as const;
type Filters = GridState<string, (typeof productFilters)[number]>;

export interface ProductFiltersProps extends Pick<Filters, "filters" | "setFilter"> {
  prices: readonly SelectOption[];
}

/** Filters the list by retailer, outfit and price range. */
export function ProductFilters({ filters, setFilter, prices }: ProductFiltersProps) {
  const { data } = useQuery(ProductRetailersDocument);
  const { retailer } = filters;
  const retailers =
    data?.productRetailers.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })) ?? [];
  const isListed = retailer === "" || retailers.some(({ value }) => value === retailer);
  return (
    <>
      <GridSelect
        label="Retailer"
        allLabel="All retailers"
        value={retailer}
        options={isListed ? retailers : [{ value: retailer, label: retailer }, ...retailers]}
        onChange={(value) => setFilter("retailer", value)}
      />
      <FilterFrame>
        <OutfitSearch
          label="Outfit"
          placeholder="All outfits"
          id={filters.outfit}
          onChange={(id) => setFilter("outfit", id)}
        />
      </FilterFrame>
      <GridSelect
        label="Price"
        allLabel="All prices"
        value={prices.some(({ value }) => value === filters.price) ? filters.price : ""}
        options={prices}
        onChange={(value) => setFilter("price", value)}
      />
    </>
  );
}
