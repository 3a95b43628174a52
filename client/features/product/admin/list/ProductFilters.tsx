import { useQuery } from "@apollo/client/react";
import { ProductRetailersDocument, type PriceRange } from "../../../../graphql/generated/adminOperations";
import { FilterFrame } from "../../../../shared/admin/grid/FilterFrame";
import { GridSelect } from "../../../../shared/admin/grid/GridSelect";
import type { GridState } from "../../../../shared/admin/grid/useGridState";
import { OutfitSearch } from "../outfits/OutfitSearch";

export const productFilters = ["retailer", "outfit", "price"] as const;
type Filters = GridState<string, (typeof productFilters)[number]>;

const priceRanges: readonly { value: PriceRange; label: string }[] = [
  { value: "UNDER_100", label: "Under $100" },
  { value: "FROM_100_TO_500", label: "$100 - $500" },
  { value: "OVER_500", label: "Over $500" },
];

/** Parses the price range in the URL; null for none and for an invalid one. */
export const parsePriceRange = (text: string): PriceRange | null =>
  priceRanges.find(({ value }) => value === text)?.value ?? null;

/** Filters the list by retailer, outfit and price range. */
export function ProductFilters({ filters, setFilter }: Pick<Filters, "filters" | "setFilter">) {
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
        value={parsePriceRange(filters.price) ?? ""}
        options={priceRanges}
        onChange={(value) => setFilter("price", value)}
      />
    </>
  );
}
