import Checkbox from "@mui/material/Checkbox";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import type { AdminGridProps } from "./AdminGrid";
import type { AdminColumn, AdminRow } from "./gridTypes";
import { RowMenu } from "./RowMenu";
import { rowMenuClass, rowNameClass, rowStyles } from "./rowStyles";

type Role = NonNullable<AdminColumn<AdminRow>["phone"]>;

/** The same rows and columns on a phone: image, title, labeled facts, and the row's menu. */
export function GridList<Row extends AdminRow>(props: AdminGridProps<Row>) {
  const { noun, columns, rows, loading, selection, rowActions, onOpen, emptyText } = props;
  const withRole = (role: Role) => columns.filter(({ phone = "fact" }) => phone === role);
  const shown = rows?.map(({ id }) => id) ?? [];
  const getRowName = columns.find(({ rowName }) => rowName)?.rowName ?? (({ id }) => id);
  const renderTitle = (row: Row) =>
    withRole("title").map(({ field, render }) => <Fragment key={field}>{render(row)}</Fragment>);
  return (
    <Frame aria-busy={loading}>
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
            {withRole("picture").map(({ field, render }) => (
              <div key={field}>{render(row)}</div>
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
                {withRole("fact").map(({ field, label, render }) => (
                  <div key={field}>
                    <dt>{label}</dt>
                    <dd>{render(row)}</dd>
                  </div>
                ))}
              </dl>
            </div>
            {rowActions ? <RowMenu row={row} name={getRowName(row)} getActions={rowActions} /> : null}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled("div")(({ theme }) => ({
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
