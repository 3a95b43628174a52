import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { BulkBar } from "./BulkBar";
import { BulkDialog } from "./BulkDialog";
import type { Noun } from "../gridTypes";
import type { GridSelection } from "../useGridSelection";

interface BulkEditBarProps {
  selection: GridSelection;
  noun: Noun;
  totalCount: number | undefined;
  deleteTitle: string;
  countDeletes: () => Promise<number>;
  runDelete: () => Promise<void>;
  /** The dialog that assigns another category to the selected rows. */
  renderCategoryDialog: (onClose: () => void) => ReactNode;
  /** The dialog that sets one field of the selected rows; without it there is no such action. */
  renderFieldDialog?: (onClose: () => void) => ReactNode;
  /** More buttons. */
  children?: ReactNode;
}

/** Changes the category or another field of the selected rows, or moves them to the trash. */
export function BulkEditBar({ selection, noun, totalCount, children, ...dialogs }: BulkEditBarProps) {
  const [open, setOpen] = useState<"delete" | "category" | "field" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <BulkBar selection={selection} noun={noun} totalCount={totalCount}>
        <Button size="small" variant="outlined" onClick={() => setOpen("category")}>
          Change category
        </Button>
        {dialogs.renderFieldDialog ? (
          <Button size="small" variant="outlined" onClick={() => setOpen("field")}>
            Change a field
          </Button>
        ) : null}
        {children}
        <Button size="small" variant="outlined" color="error" onClick={() => setOpen("delete")}>
          Delete
        </Button>
      </BulkBar>
      {open === "delete" ? (
        <BulkDialog
          title={dialogs.deleteTitle}
          noun={noun}
          consequence="will go to the trash, from which they can be restored for 30 days"
          count={dialogs.countDeletes}
          run={dialogs.runDelete}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onClose={close}
        />
      ) : null}
      {open === "category" ? dialogs.renderCategoryDialog(close) : null}
      {open === "field" ? dialogs.renderFieldDialog?.(close) : null}
    </>
  );
}
