import type { ReactNode } from "react";

export interface AdminRow {
  id: string;
}

export interface AdminColumn<Row extends AdminRow> {
  /** Unique in the grid. */
  field: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** The order (of the grid's state) that a click on the header asks for; without it the column does not sort. */
  sort?: string;
  /** Share of the room that is left; 1 unless `width` is given. */
  flex?: number;
  /** Pixels. */
  width?: number;
  minWidth?: number;
  align?: "left" | "right";
  /** Names the row for screen readers; one column of each grid. */
  rowHeader?: boolean;
  /** What it becomes in the list of a phone: the picture, the title, a fact with its label (the default), a control at the end of the row, or nothing. */
  phone?: "picture" | "title" | "fact" | "end" | "none";
}

/** A button or link of one row. */
export type RowAction = {
  /** Says what it does to which row: "Edit Navy Suit". */
  label: string;
  icon: ReactNode;
  danger?: boolean;
} & (
  | { onClick: () => void; to?: never; href?: never }
  | { to: string; onClick?: never; href?: never }
  | { href: string; onClick?: never; to?: never }
);

/** How rows are called in counts: ["outfit", "outfits"]. */
export type Noun = readonly [one: string, many: string];

export interface GridPageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor?: string | null;
  endCursor?: string | null;
}
