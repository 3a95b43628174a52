import { useEventCallback } from "@mui/material/utils";
import { GridCellEditStartReasons, GridCellEditStopReasons, type GridEventListener } from "@mui/x-data-grid";
import { useMemo, useState } from "react";
import { unexpectedMessage } from "../../graphql/requestError";
import type { AdminColumn, AdminRow } from "../gridTypes";
import { rowNameClass } from "../rowStyles";
import type { CellFailure, GridEdit } from "./gridEdit";

const startReasons: ReadonlySet<string | undefined> = new Set([
  GridCellEditStartReasons.enterKeyDown,
  GridCellEditStartReasons.cellDoubleClick,
]);

/** The text of a cell. */
function getText(row: object, field: string): string {
  const value = (row as Record<string, unknown>)[field];
  return typeof value === "string" ? value : "";
}

/** The error is at the cell, whose text stays. */
const noop = () => undefined;

/** Editing in place as properties of the data grid; the context is for its cells. */
export function useCellEditing<Row extends AdminRow>(
  columns: readonly AdminColumn<Row>[],
  edit: GridEdit<Row> | undefined,
) {
  const [failure, setFailure] = useState<CellFailure | null>(null);
  const options = edit?.options;
  const processRowUpdate = useEventCallback(async (next: Row, before: Row) => {
    const field = columns.find(
      (column) => column.edit && getText(next, column.field) !== getText(before, column.field),
    );
    if (!edit || !field) return before;
    try {
      const saved = await edit.save(before, field.field, getText(next, field.field).trim());
      setFailure(null);
      return saved;
    } catch (error) {
      const message = error instanceof Error ? error.message : unexpectedMessage;
      setFailure({ id: before.id, field: field.field, message });
      throw error;
    }
  });
  const onCellEditStart = useEventCallback<GridEventListener<"cellEditStart">>(({ reason }, event) => {
    // A key that is pressed by mistake must not replace the text.
    const isByMistake = !startReasons.has(reason);
    // The first click on the name has opened the row.
    const isOnName = event.target instanceof Element && event.target.closest(`.${rowNameClass}`) !== null;
    if (isByMistake || (reason === GridCellEditStartReasons.cellDoubleClick && isOnName))
      event.defaultMuiPrevented = true;
  });
  const onCellEditStop = useEventCallback<GridEventListener<"cellEditStop">>(({ reason }) => {
    if (reason === GridCellEditStopReasons.escapeKeyDown) setFailure(null);
  });
  return {
    context: useMemo(() => ({ failure, options }), [failure, options]),
    properties: edit
      ? { processRowUpdate, onProcessRowUpdateError: noop, onCellEditStart, onCellEditStop, editMode: "cell" as const }
      : {},
  };
}
