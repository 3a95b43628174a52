import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { useEventCallback } from "@mui/material/utils";
import {
  DataGrid,
  type GridApi,
  type GridEventListener,
  type GridRowSelectionModel,
  gridRowSelectionStateSelector,
  useGridApiRef,
} from "@mui/x-data-grid";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { buildGridColumns } from "./buildGridColumns";
import { CellEditContext, type GridEdit } from "./edit/gridEdit";
import { useCellEditing } from "./edit/useCellEditing";
import { gridStyles } from "./gridStyles";
import type { AdminColumn, AdminRow, GridPageInfo, Noun, RowAction } from "./gridTypes";
import { rowNameClass } from "./rowStyles";
import { styleNonce } from "./styleNonce";
import type { GridSelection } from "./useGridSelection";
import { useGridSort } from "./useGridSort";
import type { GridState } from "./useGridState";

const least = 360;

/**
 * The height at which an element and what follows it in its section end with the window, so that the page itself does not
 * scroll.
 * @returns a ref for the element, and its greatest height in pixels.
 */
function useFillWindow(): [ref: (element: HTMLElement | null) => void, height: number | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const section = element?.closest("section");
    const main = element?.closest("main");
    if (!element || !section) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const below = section.getBoundingClientRect().bottom - box.bottom;
      const padding = main ? parseFloat(getComputedStyle(main).paddingBottom) || 0 : 0;
      const free = window.innerHeight - (box.top + window.scrollY) - below - padding;
      setHeight(Math.max(least, Math.floor(free)));
    };
    measure();
    window.addEventListener("resize", measure);
    // Filters, views and the bar of a selection above the rows come and go.
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    observer?.observe(section);
    return () => {
      window.removeEventListener("resize", measure);
      observer?.disconnect();
    };
  }, [element]);
  return [setElement, height];
}

export interface AdminGridProps<Row extends AdminRow> {
  noun: Noun;
  state: GridState;
  columns: readonly AdminColumn<Row>[];
  /** Undefined until the first response. */
  rows: readonly Row[] | undefined;
  totalCount: number | undefined;
  /** Null for a list without pages. */
  pageInfo: GridPageInfo | null | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  /** Shown when there are no rows: "No outfits found". */
  emptyText: string;
  /** The search field; without it the list has none. */
  search?: { label: string; placeholder?: string };
  /** Selects and other filters, right of the search field. */
  filters?: ReactNode;
  /** The menu of each row. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** Opens the row, usually its editor: after a click on its name, or Enter on one of its cells. */
  onOpen?: (row: Row) => void;
  /** Edits cells in place: by a double-click, F2, or Enter on a cell that does not open the row. */
  edit?: GridEdit<Row>;
  /** Adds a checkbox to each row. */
  selection?: GridSelection;
  /** Shown above the rows; a BulkBar. */
  bulk?: ReactNode;
  /** Shown above the search: the saved views of the screen. */
  views?: ReactNode;
  /** Row height in pixels; 60 by default. */
  rowHeight?: number;
  /** Shows the rows as cards instead of lines. */
  card?: (row: Row) => ReactNode;
  /** Text while the first page loads, "Loading celebrities..."; skeleton rows by default. */
  loadingText?: string;
}

const none: readonly never[] = [];
const noActions = () => none;

type Ids = ReadonlySet<unknown>;

const areSame = (one: Ids, other: Ids): boolean => one.size === other.size && [...one].every((id) => other.has(id));

/**
 * Shows the selection in the data grid, which keeps a copy of it. The property `rowSelectionModel` would render every
 * cell again at each change; with the copy, only the row that changes renders.
 * @returns the handler of changes in the data grid.
 */
function useShownSelection(
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

/**
 * Rows in MUI's data grid; the server sorts and pages. Each property of the data grid stays the same object until its
 * content changes: another one renders every cell again.
 */
export function GridTable<Row extends AdminRow>(props: AdminGridProps<Row>) {
  const {
    noun,
    state,
    columns,
    rows = none,
    loading,
    selection,
    rowActions,
    onOpen,
    edit,
    emptyText,
    rowHeight = 60,
  } = props;
  const apiRef = useGridApiRef();
  const [frame, height] = useFillWindow();
  const getActions = useEventCallback(rowActions ?? noActions);
  const [hasMenu, opens, edits] = [rowActions !== undefined, onOpen !== undefined, edit !== undefined];
  const { sorts } = state;
  const definitions = useMemo(
    () => buildGridColumns(columns, { sorts, getActions: hasMenu ? getActions : undefined, opens, edits }),
    [columns, sorts, getActions, hasMenu, opens, edits],
  );
  const onSelected = useShownSelection(apiRef, rows, selection);
  const openFromName = useEventCallback<GridEventListener<"cellClick">>(({ row }, { target }) => {
    if ((target as Element).closest(`.${rowNameClass}`)) onOpen?.(row as Row);
  });
  const { context, properties } = useCellEditing(columns, edit);
  const onCellKeyDown = useEventCallback<GridEventListener<"cellKeyDown">>((cell, event) => {
    const { key, target, currentTarget } = event;
    if (target !== currentTarget || cell.cellMode === "edit") return;
    if (key === "F2" && cell.isEditable) apiRef.current?.startCellEditMode({ id: cell.id, field: cell.field });
    // The name opens the row; other cells with a plain field are edited.
    if (key !== "Enter" || (cell.isEditable && !(onOpen && cell.colDef.rowHeader))) return;
    event.defaultMuiPrevented = true;
    const link = currentTarget.querySelector("a");
    if (link) link.click();
    else onOpen?.(cell.row as Row);
  });
  const table = (
    <Table
      apiRef={apiRef}
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
      columnBufferPx={allColumns}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      sortingMode="server"
      {...useGridSort(state, columns)}
      checkboxSelection={selection !== undefined}
      rowSelection={selection !== undefined}
      onRowSelectionModelChange={onSelected}
      onCellClick={openFromName}
      onCellKeyDown={onCellKeyDown}
      {...properties}
      localeText={useMemo(() => ({ noRowsLabel: emptyText }), [emptyText])}
      slots={slots}
      slotProps={slotProps}
    />
  );
  return (
    <CellEditContext value={context}>
      <TableFrame ref={frame} style={{ maxHeight: height }}>
        {table}
      </TableFrame>
    </CellEditContext>
  );
}

/** Renders the columns beside the visible ones too: the last column stays visible while the rest scrolls. */
const allColumns = 10_000;

/** Hidden from screen readers: a grid may contain only rows. The row count announces when the rows have loaded. */
const LoadingBar = () => <LinearProgress aria-hidden="true" />;

const slots = { baseLinearProgress: LoadingBar };
const slotProps = { loadingOverlay: { variant: "linear-progress", noRowsVariant: "skeleton" } } as const;

/**
 * The data grid is as high as its rows, and at most as high as header, filters and pages leave it in the window, where
 * it scrolls: it renders the visible rows alone, and each row costs processor time.
 */
const TableFrame = styled("div")({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
});

const Table = styled(DataGrid)(gridStyles) as typeof DataGrid;
