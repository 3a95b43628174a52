import type { ReactNode } from "react";

/** How the cells of a column are edited in place. The row has the value under the column's field. */
export type CellEditKind = "text" | "date" | "choice";

export interface AdminRow {
  id: string;
}

/** A field of the row; generated fragments have one more, whose name begins with " $". */
type FieldName<Row> = Exclude<keyof Row & string, ` $${string}`>;

/** A field of the row that is shown as it is; or any content, under a name that is unique in the grid. */
type ColumnContent<Row> =
  | { field: FieldName<Row>; render?: undefined }
  /** In the data grid, a link in the cell takes `tabIndex`, -1: Enter on the cell follows it. */
  | { field: string; render: (row: Row, tabIndex?: -1) => ReactNode };

export type AdminColumn<Row extends AdminRow> = ColumnContent<Row> & {
  label: string;
  /** The sort key of the grid's state that a click on the header sets; without it the column does not sort. */
  sort?: string;
  /** Share of the remaining width; 1 unless `width` is set. */
  flex?: number;
  /** Pixels. */
  width?: number;
  minWidth?: number;
  align?: "left" | "right";
  /**
   * Role in the phone list: the image, the title, a labeled fact (the default), or none. The title is the row's name, for
   * screen readers and for its menu.
   */
  phone?: "picture" | "title" | "fact" | "none";
  /** Edited in place where the grid has `edit`; the row has the text under `field`. */
  edit?: CellEditKind;
  /** The name of the row, where it is not the title's field. */
  rowName?: (row: Row) => string;
};

export const renderCell = <Row extends AdminRow>(column: AdminColumn<Row>, row: Row, tabIndex?: -1): ReactNode =>
  column.render ? column.render(row, tabIndex) : (row[column.field as keyof Row] as ReactNode);

export const isTitle = ({ phone }: Pick<AdminColumn<AdminRow>, "phone">): boolean => phone === "title";

/** Returns what names the rows of a grid. */
export function findRowName<Row extends AdminRow>(columns: readonly AdminColumn<Row>[]): (row: Row) => string {
  const title = columns.find(isTitle);
  return title?.rowName ?? ((row) => String(row[(title?.field ?? "id") as keyof Row]));
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
