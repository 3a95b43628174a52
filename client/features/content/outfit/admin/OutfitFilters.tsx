import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { OutfitFacetsDocument, OutfitTermsDocument } from "../../../../graphql/generated/adminOperations";
import { RowSearch } from "../../../../admin/form/RowSearch";
import { FilterFrame } from "../../../../admin/grid/FilterFrame";
import { GridSelect } from "../../../../admin/grid/GridSelect";
import type { GridState } from "../../../../admin/grid/useGridState";
import { WearerSearch } from "./wearer/WearerSearch";

export const outfitFilters = ["occasion", "celebrity", "tag"] as const;
type Filters = GridState<string, (typeof outfitFilters)[number]>;

/** Filters the list by occasion, celebrity and tag. */
export function OutfitFilters({ filters, setFilter }: Pick<Filters, "filters" | "setFilter">) {
  const { data } = useQuery(OutfitFacetsDocument);
  const occasions =
    data?.outfitOccasions.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })) ?? [];
  const { occasion } = filters;
  const isListed = occasion === "" || occasions.some(({ value }) => value === occasion);
  return (
    <>
      <GridSelect
        label="Occasion"
        allLabel="All occasions"
        value={occasion}
        options={isListed ? occasions : [{ value: occasion, label: occasion }, ...occasions]}
        onChange={(value) => setFilter("occasion", value)}
      />
      <FilterFrame>
        <WearerSearch
          label="Celebrity"
          placeholder="All celebrities"
          id={filters.celebrity}
          onChange={(id) => setFilter("celebrity", id)}
        />
      </FilterFrame>
      <FilterFrame>
        <TagSearch tag={filters.tag} onChange={(tag) => setFilter("tag", tag)} />
      </FilterFrame>
    </>
  );
}

/** A search instead of a select, because there may be hundreds of tags. */
function TagSearch({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const { data, loading, error } = useQuery(OutfitTermsDocument);
  const [text, setText] = useState("");
  const query = text.trim().toLowerCase();
  const rows = (data?.tags ?? [])
    .filter(({ name }) => name.toLowerCase().includes(query))
    .map(({ name }) => ({ id: name, label: name }));
  return (
    <RowSearch
      label="Tag"
      placeholder="All tags"
      noneText="No tags found"
      kind="outfit"
      value={tag === "" ? null : { id: tag, label: tag }}
      onChange={(row) => onChange(row?.id ?? "")}
      finder={{ rows, state: error ? "failed" : loading ? "loading" : "ready", search: setText }}
    />
  );
}
