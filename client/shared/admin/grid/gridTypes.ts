import type { ReactNode } from "react";

export interface AdminRow {
  id: string;
}

export interface AdminColumn<Row extends AdminRow> {
  /** Unique in the grid. */
  field: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** The sort key of the grid's state that a click on the header sets; without it the column does not sort. */
  sort?: string;
  /** Share of the remaining width; 1 unless `width` is set. */
  flex?: number;
  /** Pixels. */
  width?: number;
  minWidth?: number;
  align?: "left" | "right";
  /** Names the row for screen readers; one column of each grid. */
  rowHeader?: boolean;
  /**
   * Role in the phone list: the image, the title, a labeled fact (the default), a control at the end of the row, or
   * none.
   */
  phone?: "picture" | "title" | "fact" | "end" | "none";
}

/** A button or link of one row. */
export type RowAction = {
  /** The accessible name with the row's name: "Edit Navy Suit". */
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
