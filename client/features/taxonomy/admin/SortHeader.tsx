import { styled } from "@mui/material/styles";
import type { TermSort } from "./termNames";

export interface SortHeaderProps {
  of: TermSort;
  /** The default direction. */
  natural: "ascending" | "descending";
  sort: TermSort;
  reverse: boolean;
  onSort: (sort: TermSort, reverse: boolean) => void;
  children: string;
}

/** A sortable column header; a second press reverses the order. */
export function SortHeader({ of, natural, sort, reverse, onSort, children }: SortHeaderProps) {
  const sorted = sort === of;
  const turned = natural === "ascending" ? "descending" : "ascending";
  const way = reverse ? turned : natural;
  return (
    <Head scope="col" aria-sort={sorted ? way : undefined}>
      <button type="button" onClick={() => onSort(of, sorted && !reverse)}>
        {children}
        {sorted ? <span aria-hidden="true">{way === "ascending" ? " ↑" : " ↓"}</span> : null}
      </button>
    </Head>
  );
}

const Head = styled("th")(({ theme }) => ({
  "& button": {
    padding: 0,
    minHeight: 40,
    border: 0,
    background: "none",
    color: "inherit",
    font: "inherit",
    textAlign: "left",
    cursor: "pointer",
    "&:hover": { color: theme.vars.palette.text.primary },
  },
  "&[aria-sort]": { color: theme.vars.palette.text.primary },
}));
