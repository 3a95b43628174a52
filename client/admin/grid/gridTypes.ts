import type { ReactNode } from "react";

/** How the cells of a column are edited in place. The row has the value under the column's field. */
export type CellEditKind = "text" | "date" | "choice";

export interface AdminRow {
  id: string;
}

export interface AdminColumn<Row extends AdminRow> {
  /** Unique in the grid. */
  field: string;
  label: string;
  /** In the data grid, a link in the cell takes `tabIndex`, -1: Enter on the cell follows it. */
  render: (row: Row, tabIndex?: -1) => ReactNode;
  /** The sort key of the grid's state that a click on the header sets; without it the column does not sort. */
  sort?: string;
  /** Share of the remaining width; 1 unless `width` is set. */
  flex?: number;
  /** Pixels. */
  width?: number;
  minWidth?: number;
  align?: "left" | "right";
  /** The row's name, for screen readers and for its menu; one column of each grid has it. */
  rowName?: (row: Row) => string;
  /**
   * Role in the phone list: the image, the title, a labeled fact (the default), or none.
   */
  phone?: "picture" | "title" | "fact" | "none";
  /** Edited in place where the grid has `edit`; the row has the text under `field`. */
  edit?: CellEditKind;
}

/** A button or link of one row. */
export type RowAction = {
  /** "Edit" in the menu of a row; with the row's name where buttons stand alone: "Edit Navy Suit". */
  label: string;
  icon: ReactNode;
  danger?: boolean;
} & (
  | { onClick: () => void; to?: never; href?: never }
  | { to: string; onClick?: never; href?: never }
  | { href: string; onClick?: never; to?: never }
);

/** The noun for counts: ["outfit", "outfits"]. */
export type Noun = readonly [one: string, many: string];

export interface GridPageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor?: string | null;
  endCursor?: string | null;
}
