import { useMemo } from "react";
import type { AdminColumn, AdminRow } from "../gridTypes";

/** Returns the columns without the hidden ones; the row's name always stays. */
export function useShownColumns<Row extends AdminRow>(
  columns: readonly AdminColumn<Row>[],
  hidden: string,
): readonly AdminColumn<Row>[] {
  // The same array as long as none is hidden: the data grid renders every cell for another one.
  return useMemo(() => {
    if (hidden === "") return columns;
    const fields = new Set(hidden.split(","));
    return columns.filter(({ field, rowName }) => rowName !== undefined || !fields.has(field));
  }, [columns, hidden]);
}
