import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { plural } from "../../../shared/format/plural";
import type { Noun } from "../gridTypes";
import type { GridSelection } from "../useGridSelection";

export interface BulkBarProps {
  selection: GridSelection;
  noun: Noun;
  totalCount: number | undefined;
  /** Buttons for the bulk actions. */
  children: ReactNode;
}

/** Shown above the rows while some are selected. */
export function BulkBar({ selection, noun, totalCount = 0, children }: BulkBarProps) {
  if (!selection.any) return null;
  const more = !selection.all && totalCount > selection.ids.size;
  return (
    <Bar role="region" aria-label="Selection">
      <p role="status">{plural(selection.getCount(totalCount), ...noun)} selected</p>
      {more ? (
        <Button variant="text" onClick={selection.chooseAll}>
          Select all {totalCount} that match the filter
        </Button>
      ) : null}
      <div>{children}</div>
      <Button variant="text" onClick={selection.clear}>
        Clear selection
      </Button>
    </Bar>
  );
}

interface BulkButtonProps {
  label: string;
  color?: "error";
  /** The dialog that the button opens. */
  children: (onClose: () => void) => ReactNode;
}

/** A bulk action: a button, and the dialog that counts and confirms. */
export function BulkButton({ label, color, children }: BulkButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" color={color} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}

const Bar = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 20px",
  minHeight: 52,
  padding: "6px 14px",
  marginBottom: 10,
  background: theme.vars.editorial.accentWash,
  "& > p": { fontWeight: 550 },
  "& > div": { flex: "1 1 auto", display: "flex", flexWrap: "wrap", gap: 8 },
}));
