import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { AdminRow, Noun } from "./gridTypes";

export interface GridCardsProps<Row extends AdminRow> {
  noun: Noun;
  rows: readonly Row[] | undefined;
  loading: boolean;
  emptyText: string;
  card: (row: Row) => ReactNode;
}

/** The same rows as images with text below. */
export function GridCards<Row extends AdminRow>({ noun, rows, loading, emptyText, card }: GridCardsProps<Row>) {
  return (
    <Frame aria-busy={loading}>
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
    </Frame>
  );
}

const Frame = styled("div")(({ theme }) => ({
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
