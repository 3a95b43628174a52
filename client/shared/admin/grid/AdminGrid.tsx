import useMediaQuery from "@mui/material/useMediaQuery";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { plural } from "../../format/plural";
import { ErrorState } from "../../ui/ErrorState";
import { WaitNotice } from "../../ui/WaitNotice";
import { useShownColumns } from "./columns/useShownColumns";
import { usePausedLists } from "../live/usePausedLists";
import { GridCards } from "./GridCards";
import { GridFooter } from "./GridFooter";
import { GridList } from "./GridList";
import { GridError } from "./GridError";
import { GridTable } from "./GridTable";
import { GridTools } from "./GridTools";
import type { GridEdit } from "./edit/gridEdit";
import type { AdminColumn, AdminRow, GridPageInfo, Noun, RowAction } from "./gridTypes";
import type { GridSelection } from "./useGridSelection";
import type { GridState } from "./useGridState";
import { useSameRows } from "./useSameRows";

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

/**
 * A list with server-side sorting and paging: a grid on wide screens, a list of the same columns on a phone. The URL
 * contains its state.
 */
export function AdminGrid<Row extends AdminRow>(props: AdminGridProps<Row>) {
  const { noun, state, totalCount, error, loading, onRetry, card } = props;
  const rows = useSameRows(props.rows);
  const columns = useShownColumns(props.columns, state.hidden);
  const wide = useMediaQuery("(min-width: 720px)", { noSsr: true });
  usePausedLists(props.selection?.any === true);
  const failed = Boolean(error);
  return (
    <Room aria-label={noun[1]}>
      {props.views}
      <GridTools
        state={state}
        search={props.search}
        filters={props.filters}
        sortSelect={!wide || card !== undefined}
        columns={wide && !card && props.views ? props.columns.filter(({ rowName }) => !rowName) : none}
      />
      {props.bulk}
      {failed && rows !== undefined ? <GridError onRetry={onRetry} busy={loading} /> : null}
      {failed && rows === undefined ? (
        <ErrorState text={`The ${noun[1]} could not be loaded. Please try again.`} onRetry={onRetry} busy={loading} />
      ) : (
        <>
          <Rows {...props} columns={columns} rows={rows} wide={wide} />
          <GridFooter
            state={state}
            pageInfo={props.pageInfo}
            isEmpty={totalCount === 0}
            summary={totalCount === undefined ? "" : plural(totalCount, ...noun)}
          />
        </>
      )}
    </Room>
  );
}

function Rows<Row extends AdminRow>({ wide, ...props }: AdminGridProps<Row> & { wide: boolean }) {
  if (props.rows === undefined && props.loadingText) return <WaitNotice text={props.loadingText} />;
  if (props.card) return <GridCards {...props} card={props.card} />;
  return wide ? <GridTable {...props} /> : <GridList {...props} />;
}

const Room = styled("section")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 0 });
