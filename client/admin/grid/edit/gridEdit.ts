import { createContext } from "react";
import type { SelectOption } from "../../form/selectOptions";
import type { AdminRow } from "../gridTypes";

/** Editing of a grid's cells in place. */
export interface GridEdit<Row extends AdminRow> {
  /** Saves one field and returns the row as it is now; throws an error with a message for the user. */
  save: (row: Row, field: string, value: string) => Promise<Row>;
  /** The choices of the columns of kind "choice", by field. */
  options?: Readonly<Record<string, readonly (SelectOption | string)[]>>;
}

/** Why the last save of a cell failed. */
export interface CellFailure {
  id: string;
  field: string;
  message: string;
}

interface CellEditing {
  failure: CellFailure | null;
  options: GridEdit<AdminRow>["options"];
}

/** For the one cell that is being edited, so that a failure renders no other cell. */
export const CellEditContext = createContext<CellEditing>({ failure: null, options: undefined });
