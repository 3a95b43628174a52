import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { DataGrid, type GridColDef, type GridSortModel } from "@mui/x-data-grid";
import { useMemo } from "react";
import type { AdminGridProps } from "./AdminGrid";
import { gridStyles } from "./gridStyles";
import type { AdminRow } from "./gridTypes";
import { RowActions } from "./RowActions";
import { styleNonce } from "./styleNonce";
import type { GridState } from "./useGridState";

const actionsField = "actions";
const buttonWidth = 40;

const getDirection = (state: GridState, sort: string, reverse: boolean): "asc" | "desc" => {
  const natural = state.sorts.find(({ value }) => value === sort)?.naturally ?? "asc";
  return (natural === "asc") === reverse ? "desc" : "asc";
};

/** Rows in MUI's data grid; the server sorts and pages. */
export function GridTable<Row extends AdminRow>(props: AdminGridProps<Row>) {
  const { noun, state, columns, rows = [], loading, selection, rowActions, emptyText, rowHeight = 60 } = props;
  const definitions = useMemo(() => buildColumns(columns, rowActions, rows), [columns, rowActions, rows]);
  const sorted = columns.find(({ sort }) => sort === state.sort);
  const sortModel: GridSortModel = sorted
    ? [{ field: sorted.field, sort: getDirection(state, state.sort, state.reverse) }]
    : [];
  const sortBy = ([order]: GridSortModel) => {
    const sort = columns.find(({ field }) => field === order?.field)?.sort;
    if (!sort) return;
    // A click on the sorted header reverses the order; there is no unsorted state.
    state.setSort(sort, order?.sort !== getDirection(state, sort, false));
  };
  const shown = useMemo(() => rows.map(({ id }) => id), [rows]);
  return (
    <Table
      nonce={styleNonce()}
      label={noun[1]}
      rows={rows}
      columns={definitions}
      rowHeight={rowHeight}
      columnHeaderHeight={40}
      loading={loading}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableVirtualization
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      sortingMode="server"
      sortingOrder={["asc", "desc"]}
      sortModel={sortModel}
      onSortModelChange={sortBy}
      checkboxSelection={selection !== undefined}
      rowSelection={selection !== undefined}
      rowSelectionModel={
        selection ? { type: "include", ids: new Set(selection.all ? shown : selection.ids) } : undefined
      }
      onRowSelectionModelChange={({ ids }) => selection?.choose([...ids].map(String))}
      localeText={{ noRowsLabel: emptyText }}
      slots={{ baseLinearProgress: LoadingBar }}
      slotProps={{ loadingOverlay: { variant: "linear-progress", noRowsVariant: "skeleton" } }}
    />
  );
}

function buildColumns<Row extends AdminRow>(
  columns: AdminGridProps<Row>["columns"],
  rowActions: AdminGridProps<Row>["rowActions"],
  rows: readonly Row[],
): GridColDef<Row>[] {
  const definitions: GridColDef<Row>[] = columns.map((column) => ({
    field: column.field,
    headerName: column.label,
    sortable: column.sort !== undefined,
    rowHeader: column.rowHeader,
    align: column.align,
    headerAlign: column.align,
    display: "flex",
    minWidth: column.minWidth ?? (column.width === undefined ? 110 : column.width),
    ...(column.width === undefined ? { flex: column.flex ?? 1 } : { width: column.width }),
    renderCell: ({ row }) => column.render(row),
  }));
  if (!rowActions) return definitions;
  const most = Math.max(2, ...rows.map((row) => rowActions(row).length));
  return [
    ...definitions,
    {
      field: actionsField,
      headerName: "Actions",
      sortable: false,
      width: most * buttonWidth + 20,
      align: "right",
      headerAlign: "right",
      cellClassName: "stays",
      headerClassName: "stays",
      renderCell: ({ row }) => <RowActions actions={rowActions(row)} />,
    },
  ];
}

/** Hidden from screen readers: a grid may contain only rows. The row count announces when the rows have loaded. */
const LoadingBar = () => <LinearProgress aria-hidden="true" />;

const Table = styled(DataGrid)(gridStyles) as typeof DataGrid;
