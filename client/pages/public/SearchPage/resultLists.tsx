import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { HitRows } from "./HitRows";

export interface ResultList {
  content: ReactNode;
  /** Fewer results than a row has places. */
  isShort: boolean;
}

const items = <Row extends { id: string }>(found: readonly Row[], show: (row: Row) => ReactNode) =>
  found.map((row) => <li key={row.id}>{show(row)}</li>);

const fewCards = 2;

/** Shows few rows as wide cards, and more as a grid. */
export function cards<Row extends { id: string }>(
  found: readonly Row[],
  show: (row: Row, isWide: boolean) => ReactNode,
): ResultList {
  const isShort = found.length <= fewCards;
  return {
    isShort,
    content: isShort ? (
      <WideCards>{items(found, (row) => show(row, true))}</WideCards>
    ) : (
      <CardGrid columns={4}>{items(found, (row) => show(row, false))}</CardGrid>
    ),
  };
}

const fewRows = 3;

/** Shows rows as a list. */
export const rows = <Row extends { id: string }>(found: readonly Row[], show: (row: Row) => ReactNode): ResultList => ({
  isShort: found.length <= fewRows,
  content: <HitRows>{items(found, show)}</HitRows>,
});

const WideCards = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.5rem, 1rem + 2vw, 3rem)",
  listStyle: "none",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
