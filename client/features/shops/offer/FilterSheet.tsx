import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { CloseIcon } from "../../../shared/ui/icons";

export interface FilterSheetState {
  /** Number of filters in use. */
  used: number;
  /** URL of the list without filters. */
  clearTo: string;
  /** "12 items": what the filters find. */
  result: string;
}

export interface FilterSheetProps extends FilterSheetState {
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The filters of a list on a phone. Every choice applies at once; the last button tells what it finds. */
export function FilterSheet({ used, clearTo, result, onClose, children }: FilterSheetProps) {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      transitionDuration={0}
      slotProps={{ paper: { role: "dialog", "aria-modal": true, "aria-labelledby": titleId } }}
    >
      <Head>
        <h2 id={titleId}>Filters</h2>
        <IconButton aria-label="Close" edge="end" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Fields>{children}</Fields>
      <Foot>
        <Button component={Link} to={clearTo} preventScrollReset variant="outlined" disabled={used === 0}>
          Clear All
        </Button>
        <Button onClick={onClose}>Show {result}</Button>
      </Foot>
    </Drawer>
  );
}

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: "12px 20px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& h2": { ...theme.typography.h3 },
}));

const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "20px",
  padding: 20,
  overflowY: "auto",
});

const Foot = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
  padding: "12px 20px 20px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
