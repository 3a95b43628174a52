import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

export interface StatColumn<Row> {
  label: string;
  render: (row: Row) => ReactNode;
  /** Right-aligned numbers. */
  figure?: boolean;
}

export interface StatTableProps<Row> {
  /** For screen readers; sighted users see the heading above. */
  label: string;
  /** The first column names the row. */
  columns: readonly StatColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** Shown instead of an empty table: what will appear here, and when. */
  emptyText: string;
  /** Pixels; a longer table scrolls. */
  maxHeight?: number;
}

/** A plain table of figures. */
export function StatTable<Row>({ label, columns, rows, getKey, emptyText, maxHeight }: StatTableProps<Row>) {
  if (rows.length === 0) return <Empty>{emptyText}</Empty>;
  const [name, ...others] = columns;
  return (
    <Frame role="group" aria-label={label} tabIndex={0} style={{ maxHeight }}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-figure={column.figure}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getKey(row)}>
              <th scope="row">{name?.render(row)}</th>
              {others.map((column) => (
                <td key={column.label} data-figure={column.figure}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled("div")(({ theme }) => ({
  overflow: "auto",
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& table": { width: "100%", borderCollapse: "collapse", fontSize: "0.875rem", lineHeight: 1.4 },
  "& th, & td": {
    padding: "9px 16px 9px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: "left",
    verticalAlign: "top",
  },
  "& :is(th, td):last-child": { paddingRight: 0 },
  "& thead th": {
    position: "sticky",
    top: 0,
    background: theme.vars.palette.background.default,
    fontSize: "0.8125rem",
    fontWeight: 550,
    color: theme.vars.palette.text.secondary,
    whiteSpace: "nowrap",
  },
  "& tbody th": { minWidth: "8rem", fontWeight: 500, overflowWrap: "anywhere" },
  "& [data-figure='true']": { textAlign: "right", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
}));

const Empty = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  padding: "18px 0",
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));
