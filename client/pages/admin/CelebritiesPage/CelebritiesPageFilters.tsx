import { useQuery } from "@apollo/client/react";
import { CelebrityTermsDocument } from "../../../graphql/generated/adminOperations";
import { StatusFilter } from "../../../features/publishing/admin/status/StatusFilter";
import { GridSelect } from "../../../shared/admin/grid/GridSelect";
import type { GridState } from "../../../shared/admin/grid/useGridState";

export interface CelebritiesPageFiltersProps {
  state: Pick<GridState<string, "category" | "styleType" | "status">, "filters" | "setFilter">;
}

export function CelebritiesPageFilters({ state }: CelebritiesPageFiltersProps) {
  const { data } = useQuery(CelebrityTermsDocument);
  return (
    <>
      <GridSelect
        label="Category"
        allLabel="All categories"
        value={state.filters.category}
        options={data?.categories.map(({ name }) => name) ?? []}
        onChange={(category) => state.setFilter("category", category)}
      />
      <GridSelect
        label="Style type"
        allLabel="All style types"
        value={state.filters.styleType}
        options={data?.styleTypes.map(({ name }) => name) ?? []}
        onChange={(styleType) => state.setFilter("styleType", styleType)}
      />
      <StatusFilter {...state} />
    </>
  );
}
