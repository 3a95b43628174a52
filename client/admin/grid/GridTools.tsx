import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { ColumnsMenu } from "./columns/ColumnsMenu";
import { GridSearch } from "./GridSearch";
import { GridSelect } from "./GridSelect";
import type { GridState } from "./useGridState";

export interface GridToolsProps {
  state: GridState;
  search?: { label: string; placeholder?: string };
  filters?: ReactNode;
  /** For lists without sortable headers. */
  sortSelect: boolean;
  /** The columns that can be hidden. */
  columns?: readonly { field: string; label: string }[];
}

const none: readonly never[] = [];

/** Search, filters and, without headers, the sort order. */
export function GridTools({ state, search, filters, sortSelect, columns = none }: GridToolsProps) {
  if (!search && !filters && !sortSelect) return null;
  return (
    <Row>
      {search ? <GridSearch {...search} value={state.search} onSearch={state.setSearch} /> : null}
      {filters}
      {sortSelect && state.sorts.length > 1 ? (
        <GridSelect
          label="Sort by"
          wide
          value={`${state.sort}${state.reverse ? " reversed" : ""}`}
          options={state.sorts.flatMap(({ value, label }) => [
            { value, label: `Sort by ${label.toLowerCase()}` },
            { value: `${value} reversed`, label: `Sort by ${label.toLowerCase()}, reversed` },
          ])}
          onChange={(value) => state.setSort(value.replace(" reversed", ""), value.endsWith(" reversed"))}
        />
      ) : null}
      {columns.length > 0 ? <ColumnsMenu columns={columns} hidden={state.hidden} onChange={state.setHidden} /> : null}
      {state.restricted ? (
        <Button variant="text" onClick={state.clear}>
          Clear
        </Button>
      ) : null}
    </Row>
  );
}

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "10px 12px",
  paddingBottom: 14,
});
