import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { BackIcon, ForwardIcon } from "../adminIcons";
import { GridSelect } from "./GridSelect";
import type { GridPageInfo } from "./gridTypes";
import { pageSizes, type GridState } from "./useGridState";

export interface GridFooterProps {
  state: GridState;
  /** Null for a list without pages. */
  pageInfo: GridPageInfo | null | undefined;
  /** There is nothing to page through. */
  isEmpty?: boolean;
  /** "240 outfits". */
  summary: string;
}

export function GridFooter({ state, pageInfo, isEmpty = false, summary }: GridFooterProps) {
  return (
    <Row>
      <p role="status">{summary}</p>
      {pageInfo === null ? null : <Pager state={state} pageInfo={pageInfo} isEmpty={isEmpty} />}
    </Row>
  );
}

function Pager({ state, pageInfo, isEmpty }: Omit<GridFooterProps, "summary">) {
  const { startCursor, endCursor, hasPreviousPage = false, hasNextPage = false } = pageInfo ?? {};
  return (
    <>
      <GridSelect
        label="Rows per page"
        disabled={isEmpty}
        value={String(state.pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
        onChange={(size) => state.setPageSize(Number(size))}
      />
      <nav aria-label="Pages">
        <Button
          size="small"
          variant="outlined"
          startIcon={<BackIcon />}
          disabled={isEmpty || !hasPreviousPage || !startCursor}
          onClick={() => startCursor && state.goBefore(startCursor)}
        >
          Previous
        </Button>
        <Button
          size="small"
          variant="outlined"
          endIcon={<ForwardIcon />}
          disabled={isEmpty || !hasNextPage || !endCursor}
          onClick={() => endCursor && state.goAfter(endCursor)}
        >
          Next
        </Button>
      </nav>
    </>
  );
}

const Row = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "10px 16px",
  paddingTop: 14,
  "& > p": { flex: "1 1 auto", color: theme.vars.palette.text.secondary, fontVariantNumeric: "tabular-nums" },
  "& nav": { display: "flex", gap: 8 },
}));
