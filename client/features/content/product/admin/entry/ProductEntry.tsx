import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { maxRows, newRow, pasteRows, proposePieces, withRetailers, type EntryRow, type TextColumn } from "./entryRows";
import { ProductEntryRow, type EntryPiece } from "./ProductEntryRow";
import { readRetailers } from "./retailerMemory";
import { useReadPages } from "./useReadPages";
import type { EntryErrors } from "./useAddProducts";

export interface ProductEntryProps {
  rows: readonly EntryRow[];
  onChange: (rows: readonly EntryRow[]) => void;
  pieces: readonly EntryPiece[];
  errors: EntryErrors | null;
  /** The width of the grid allows one line for a product. */
  isWide?: boolean;
  /** Instead of adding a row: Enter was pressed in the last one. */
  onEnd?: () => void;
}

/** The messages of one row, by field. */
const errorsOf = (errors: EntryErrors | null, place: number): Record<string, string> => {
  const prefix = `products.${place}.`;
  const own = Object.entries(errors?.fields ?? {}).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(own.map(([path, message]) => [path.slice(prefix.length), message]));
};

/** A grid in which several products are typed or pasted from a spreadsheet. */
export function ProductEntry({ rows, onChange, pieces, errors, isWide = false, onEnd }: ProductEntryProps) {
  const list = useRef<HTMLOListElement>(null);
  const pages = useReadPages(rows, onChange, pieces);
  const paste = (place: number, text: string, from: TextColumn) => {
    const filled = proposePieces(withRetailers(pasteRows(rows, place, text, from), readRetailers()), pieces);
    onChange(filled);
    pages.read(filled.filter((row, at) => row.affiliateLink !== rows[at]?.affiliateLink));
  };
  const focusTitle = (place: number) =>
    list.current?.querySelectorAll<HTMLInputElement>('[data-column="title"]')[place]?.focus();
  const change = (place: number, values: Partial<EntryRow>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...values } : row)));
  const goTo = (place: number) => {
    if (place === rows.length && onEnd) return onEnd();
    const { pieceId = "" } = rows[place - 1] ?? {};
    // The new row must exist before it gets the focus.
    if (place === rows.length && rows.length < maxRows) flushSync(() => onChange([...rows, newRow({ pieceId })]));
    focusTitle(place);
  };
  return (
    <>
      <List ref={list} data-pieces={pieces.length > 0} data-wide={isWide}>
        {rows.map((row, place) => (
          <ProductEntryRow
            key={row.requestId}
            row={row}
            number={place + 1}
            pieces={pieces}
            errors={errorsOf(errors, place)}
            onChange={(values) => change(place, values)}
            onLeaveLink={() => onChange(withRetailers(rows, readRetailers()))}
            onPasteTable={(text, from) => paste(place, text, from)}
            onNext={() => goTo(place + 1)}
            onRemove={() => onChange(rows.filter((_, at) => at !== place))}
          />
        ))}
      </List>
      <p role="status">{pages.status}</p>
      {errors?.message ? <Message role="alert">{errors.message}</Message> : null}
    </>
  );
}

const oneLine = "minmax(0, 5fr) minmax(0, 5fr) minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr) minmax(0, 3fr) auto";

const List = styled("ol")(({ theme }) => ({
  listStyle: "none",
  display: "grid",
  gap: 16,
  "& li": {
    display: "grid",
    gap: "12px 8px",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    alignItems: "start",
    paddingBottom: 16,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& li > [data-field=title], & li > [data-field=affiliateLink], & li > [data-wide]": { gridColumn: "1 / -1" },
  "& li > button": { justifySelf: "end", gridColumn: "-2" },
  // Two lines: the texts, and below them what is short.
  [theme.breakpoints.up("sm")]: {
    "& li": { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
    "& li > *": { gridColumn: "span 4" },
    "&[data-pieces=true] li > *": { gridColumn: "span 3" },
    "& li > [data-field=title], & li > [data-field=affiliateLink]": { gridColumn: "span 6 !important" },
    "& li > [data-field=price]": { gridColumn: "span 3" },
    "&[data-pieces=true] li > [data-field=price]": { gridColumn: "span 2" },
    "& li > button, &[data-pieces=true] li > button": { gridColumn: "span 1" },
    "& li > [data-wide]": { gridColumn: "1 / -1 !important" },
  },
  [theme.breakpoints.up("lg")]: {
    "&[data-wide=true]": { gap: 10 },
    "&[data-wide=true] > li": { gridTemplateColumns: oneLine, paddingBottom: 0, borderBottom: 0 },
    "&[data-wide=true] > li > *": { gridColumn: "auto !important" },
    "&[data-wide=true] > li > div[data-wide]": { gridColumn: "1 / -1 !important" },
  },
}));

const Message = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.error.main,
  paddingTop: 8,
}));
