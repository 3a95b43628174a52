import { useEventCallback } from "@mui/material/utils";
import { gridRowSelectionStateSelector, type GridApi, type GridRowSelectionModel } from "@mui/x-data-grid";
import { useEffect, useMemo, type RefObject } from "react";
import type { AdminRow } from "./gridTypes";
import type { GridSelection } from "./useGridSelection";

type Ids = ReadonlySet<unknown>;

const areSame = (one: Ids, other: Ids): boolean => one.size === other.size && [...one].every((id) => other.has(id));

/**
 * Shows the selection in the data grid, which keeps a copy of it. The property `rowSelectionModel` would render every
 * cell again at each change; with the copy, only the row that changes renders.
 * @returns the handler of changes in the data grid.
 */
export function useShownSelection(
  apiRef: RefObject<GridApi | null>,
  rows: readonly AdminRow[],
  selection: GridSelection | undefined,
) {
  const wanted = useMemo<Ids | undefined>(
    () => (selection?.all ? new Set(rows.map(({ id }) => id)) : selection?.ids),
    [rows, selection],
  );
  useEffect(() => {
    if (!wanted || !apiRef.current || areSame(wanted, gridRowSelectionStateSelector(apiRef).ids)) return;
    apiRef.current.setRowSelectionModel({ type: "include", ids: new Set([...wanted].map(String)) });
  }, [apiRef, wanted]);
  return useEventCallback(({ ids }: GridRowSelectionModel) => {
    // The effect above causes a change event, too.
    if (wanted && !areSame(wanted, ids)) selection?.choose([...ids].map(String));
  });
}
