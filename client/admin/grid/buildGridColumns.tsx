import type { GridColDef, GridSortDirection } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import { CellEditor } from "./edit/CellEditor";
import { type AdminColumn, type AdminRow, findRowName, isTitle, renderCell, type RowAction } from "./gridTypes";
import { RowMenu } from "./RowMenu";
import { rowNameClass, twoLinesClass } from "./rowStyles";
import { getSortDirection } from "./useGridSort";
import type { SortOption } from "./useGridState";

export interface GridColumnOptions<Row extends AdminRow> {
  sorts: readonly SortOption[];
  /** Adds a column with a menu for each row. */
  getActions?: (row: Row) => readonly RowAction[];
  /** A click on the row's name opens the row. */
  opens: boolean;
  /** The columns with `edit` are edited in place. */
  edits: boolean;
}

/** The columns of the data grid. */
export function buildGridColumns<Row extends AdminRow>(
  columns: readonly AdminColumn<Row>[],
  { sorts, getActions, opens, edits }: GridColumnOptions<Row>,
): GridColDef<Row>[] {
  const getName = findRowName(columns);
  const definitions = columns.map((column): GridColDef<Row> => {
    const { field, label, sort, align, width, minWidth, flex, edit } = column;
    return {
      field,
      headerName: label,
      sortable: sort !== undefined,
      sortingOrder: sort === undefined ? undefined : getSortingOrder(sorts, sort),
      rowHeader: isTitle(column),
      align,
      headerAlign: align,
      display: "flex",
      minWidth: minWidth ?? width ?? 110,
      ...(edits && edit
        ? {
            editable: true,
            renderEditCell: (params) => (
              <CellEditor params={params} kind={edit} label={`${label} of ${getName(params.row)}`} />
            ),
          }
        : {}),
      ...(width === undefined ? { flex: flex ?? 1 } : { width }),
      renderCell:
        isTitle(column) && opens
          ? ({ row }) => (
              // No tab stop: Enter on the cell does the same.
              <button type="button" className={rowNameClass} tabIndex={-1}>
                {renderContent(renderCell(column, row, -1))}
              </button>
            )
          : ({ row }) => renderContent(renderCell(column, row, -1)),
    };
  });
  if (getActions) definitions.push(buildMenuColumn(getName, getActions));
  return definitions;
}

/** A text gets two lines, then an ellipsis; the tooltip has all of it. */
const renderContent = (content: ReactNode) =>
  typeof content === "string" ? (
    <span className={twoLinesClass} title={content}>
      {content}
    </span>
  ) : (
    content
  );

/** The first click on a header gives the natural direction: for dates, newest first. */
const getSortingOrder = (sorts: readonly SortOption[], sort: string): GridSortDirection[] =>
  [false, true].map((reverse) => getSortDirection(sorts, sort, reverse));

function buildMenuColumn<Row extends AdminRow>(
  getName: (row: Row) => string,
  getActions: (row: Row) => readonly RowAction[],
): GridColDef<Row> {
  return {
    field: "actions",
    // The button of the cell, not the cell, is the grid's tab stop.
    type: "actions",
    headerName: "Actions",
    sortable: false,
    width: 84,
    align: "right",
    headerAlign: "right",
    cellClassName: "stays",
    headerClassName: "stays",
    renderCell: ({ row, tabIndex }) => (
      <RowMenu row={row} name={getName(row)} getActions={getActions} tabIndex={tabIndex} />
    ),
  };
}
