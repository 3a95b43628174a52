import { useEventCallback } from "@mui/material/utils";
import type { GridSortDirection, GridSortModel } from "@mui/x-data-grid";
import { useMemo } from "react";
import type { AdminColumn, AdminRow } from "./gridTypes";
import type { GridState, SortOption } from "./useGridState";

type Direction = NonNullable<GridSortDirection>;

/** The direction of the order as it is, or reversed. */
export const getSortDirection = (sorts: readonly SortOption[], sort: string, reverse: boolean): Direction => {
  const natural = sorts.find(({ value }) => value === sort)?.naturally ?? "asc";
  return (natural === "asc") === reverse ? "desc" : "asc";
};

/** The order of the list as properties of the data grid. */
export function useGridSort<Row extends AdminRow>(state: GridState, columns: readonly AdminColumn<Row>[]) {
  const { sort, reverse, sorts } = state;
  const field = columns.find((column) => column.sort === sort)?.field;
  const sortModel = useMemo<GridSortModel>(
    () => (field === undefined ? [] : [{ field, sort: getSortDirection(sorts, sort, reverse) }]),
    [field, sorts, sort, reverse],
  );
  const onSortModelChange = useEventCallback(([order]: GridSortModel) => {
    const next = columns.find((column) => column.field === order?.field)?.sort;
    // A click on the sorted header reverses the order; there is no unsorted state.
    if (next) state.setSort(next, order?.sort !== getSortDirection(sorts, next, false));
  });
  return { sortModel, onSortModelChange };
}
