import Checkbox from "@mui/material/Checkbox";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import useMediaQuery from "@mui/material/useMediaQuery";
import { styled } from "@mui/material/styles";
import { Fragment, useRef, useState, useMemo, type ReactNode } from "react";
import { plural } from "../../shared/format/plural";
import { ErrorState } from "../../shared/ui/ErrorState";
import { WaitNotice } from "../../shared/ui/WaitNotice";
import { usePausedLists } from "../live/usePausedLists";
import { GridFooter } from "./GridFooter";
import { GridError } from "./GridError";
import { GridTable, type AdminGridProps } from "./GridTable";
import { GridTools } from "./GridTools";
import { type AdminColumn, type AdminRow, findRowName, isTitle, type Noun, renderCell } from "./gridTypes";
import { RowMenu } from "./RowMenu";
import { useKeptFocus } from "./useKeptFocus";
import { rowMenuClass, rowNameClass, rowStyles } from "./rowStyles";

const none: readonly never[] = [];

type Rows<Row> = readonly Row[] | undefined;

function areSame<Row>(one: Rows<Row>, other: Rows<Row>): boolean {
  if (one === other) return true;
  return one?.length === other?.length && (one?.every((row, index) => row === other?.[index]) ?? false);
}

/**
 * The previous array while its rows are the same. Screens build a new array on each render, which the data grid would
 * take for new rows and render all of them again.
 */
function useSameRows<Row>(rows: Rows<Row>): Rows<Row> {
  const [last, setLast] = useState(rows);
  if (areSame(last, rows)) return last;
  setLast(rows);
  return rows;
}

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
  const list = useRef<HTMLElement>(null);
  useKeptFocus(list, rows?.length ?? 0, props.selection?.any === true, failed);
  return (
    <GridSection ref={list} tabIndex={-1} aria-label={noun[1]}>
      {props.views}
      <GridTools
        state={state}
        search={props.search}
        filters={props.filters}
        sortSelect={!wide || card !== undefined}
        columns={wide && !card && props.views ? props.columns.filter((column) => !isTitle(column)) : none}
      />
      {props.bulk}
      {failed && rows !== undefined ? <GridError onRetry={onRetry} busy={loading} /> : null}
      {failed && rows === undefined ? (
        <ErrorState text={`The ${noun[1]} could not be loaded. Please try again.`} onRetry={onRetry} busy={loading} />
      ) : (
        <>
          <GridRows {...props} columns={columns} rows={rows} wide={wide} />
          <GridFooter
            state={state}
            pageInfo={props.pageInfo}
            isEmpty={totalCount === 0}
            summary={totalCount === undefined ? "" : plural(totalCount, ...noun)}
          />
        </>
      )}
    </GridSection>
  );
}

function GridRows<Row extends AdminRow>({ wide, ...props }: AdminGridProps<Row> & { wide: boolean }) {
  if (props.rows === undefined && props.loadingText) return <WaitNotice text={props.loadingText} />;
  if (props.card) return <GridCards {...props} card={props.card} />;
  return wide ? <GridTable {...props} /> : <GridList {...props} />;
}

type Role = NonNullable<AdminColumn<AdminRow>["phone"]>;

/** The same rows and columns on a phone: image, title, labeled facts, and the row's menu. */
function GridList<Row extends AdminRow>(props: AdminGridProps<Row>) {
  const { noun, columns, rows, loading, selection, rowActions, onOpen, emptyText } = props;
  const withRole = (role: Role) => columns.filter(({ phone = "fact" }) => phone === role);
  const shown = rows?.map(({ id }) => id) ?? [];
  const getRowName = findRowName(columns);
  const renderTitle = (row: Row) =>
    withRole("title").map((column) => <Fragment key={column.field}>{renderCell(column, row)}</Fragment>);
  return (
    <PhoneList aria-busy={loading}>
      {loading ? <LinearProgress aria-label={`Loading ${noun[1]}`} /> : null}
      {rows === undefined ? [0, 1, 2, 3].map((line) => <Skeleton key={line} height="88px" />) : null}
      {rows?.length === 0 ? <p>{emptyText}</p> : null}
      <ul>
        {rows?.map((row) => (
          <li key={row.id} data-chosen={selection?.has(row.id) ?? false}>
            {selection ? (
              <Checkbox
                checked={selection.has(row.id)}
                onChange={() => selection.toggle(row.id, shown)}
                slotProps={{ input: { "aria-label": "Select row" } }}
              />
            ) : null}
            {withRole("picture").map((column) => (
              <div key={column.field}>{renderCell(column, row)}</div>
            ))}
            <div data-words>
              <strong>
                {onOpen ? (
                  <button type="button" className={rowNameClass} onClick={() => onOpen(row)}>
                    {renderTitle(row)}
                  </button>
                ) : (
                  renderTitle(row)
                )}
              </strong>
              <dl>
                {withRole("fact").map((column) => (
                  <div key={column.field}>
                    <dt>{column.label}</dt>
                    <dd>{renderCell(column, row)}</dd>
                  </div>
                ))}
              </dl>
            </div>
            {rowActions ? <RowMenu row={row} name={getRowName(row)} getActions={rowActions} /> : null}
          </li>
        ))}
      </ul>
    </PhoneList>
  );
}

const GridSection = styled("section")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 0, outline: 0 });

const PhoneList = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 12,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& > p": { padding: "48px 0", textAlign: "center", color: theme.vars.palette.text.secondary },
  "& ul": { listStyle: "none" },
  "& li": {
    display: "flex",
    alignItems: "start",
    gap: 12,
    paddingBlock: 14,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& li[data-chosen='true']": { background: theme.vars.editorial.accentWash },
  "& li > div[data-words]": { flex: 1, minWidth: 0, display: "grid", gap: 4 },
  "& li .MuiCheckbox-root": { margin: "-10px -6px 0 -10px" },
  "& strong": { fontWeight: 550, overflowWrap: "anywhere" },
  "& dd": { minWidth: 0, overflowWrap: "anywhere" },
  // The dots are on the first line of the title.
  [`& li > .${rowMenuClass}`]: { marginTop: -6 },
  ...rowStyles(theme),
  "& dl": { display: "flex", flexWrap: "wrap", gap: "2px 14px", fontSize: "0.8125rem" },
  "& dl > div": { display: "flex", gap: 5, minWidth: 0 },
  // A fact that a row lacks.
  "& dl > div:has(dd:empty)": { display: "none" },
  "& dt": { flex: "none", color: theme.vars.palette.text.secondary },
}));

/** Returns the columns without the hidden ones; the row's name always stays. */
function useShownColumns<Row extends AdminRow>(
  columns: readonly AdminColumn<Row>[],
  hidden: string,
): readonly AdminColumn<Row>[] {
  // The same array as long as none is hidden: the data grid renders every cell for another one.
  return useMemo(() => {
    if (hidden === "") return columns;
    const fields = new Set(hidden.split(","));
    return columns.filter((column) => isTitle(column) || !fields.has(column.field));
  }, [columns, hidden]);
}

interface GridCardsProps<Row extends AdminRow> {
  noun: Noun;
  rows: readonly Row[] | undefined;
  loading: boolean;
  emptyText: string;
  card: (row: Row) => ReactNode;
}

/** The same rows as images with text below. */
function GridCards<Row extends AdminRow>({ noun, rows, loading, emptyText, card }: GridCardsProps<Row>) {
  return (
    <CardGrid aria-busy={loading}>
      {loading ? <LinearProgress aria-label={`Loading ${noun[1]}`} /> : null}
      {rows?.length === 0 ? <p>{emptyText}</p> : null}
      <ul>
        {rows === undefined
          ? [0, 1, 2, 3].map((place) => (
              <li key={place}>
                <Skeleton height="auto" style={{ aspectRatio: "4 / 5" }} />
              </li>
            ))
          : rows.map((row) => <li key={row.id}>{card(row)}</li>)}
      </ul>
    </CardGrid>
  );
}

const CardGrid = styled("div")(({ theme }) => ({
  position: "relative",
  paddingBlock: 20,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& > .MuiLinearProgress-root": { position: "absolute", insetInline: 0, top: 0, height: 2 },
  "& > p": { padding: "48px 0", textAlign: "center", color: theme.vars.palette.text.secondary },
  "& > ul": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 210px), 1fr))",
    gap: "28px 20px",
    listStyle: "none",
  },
  [theme.breakpoints.down("sm")]: { "& > ul": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "24px 14px" } },
}));
