import { BulkDialog } from "../../../../admin/grid/bulk/BulkDialog";
import { type BulkStatusRows, useBulkStatus } from "./useBulkStatus";

export interface BulkStatusDialogProps {
  rows: BulkStatusRows;
  status: "PUBLISHED" | "DRAFT";
  onClose: () => void;
}

const words = {
  PUBLISHED: {
    title: (nouns: string) => `Publish ${nouns}`,
    consequence: "will be published",
    confirmLabel: "Publish",
    busyLabel: "Publishing...",
  },
  DRAFT: {
    title: (nouns: string) => `Take ${nouns} offline`,
    consequence: "will go back to draft, hidden from visitors",
    confirmLabel: "Take offline",
    busyLabel: "Taking offline...",
  },
};

/** Publishes the selected rows, or takes them offline. */
export function BulkStatusDialog({ rows, status, onClose }: BulkStatusDialogProps) {
  const { count, run, problems } = useBulkStatus(rows, { status });
  const { title, ...texts } = words[status];
  return (
    <BulkDialog
      {...texts}
      title={title(rows.noun[1])}
      noun={rows.noun}
      count={count}
      run={run}
      preview={problems}
      onClose={onClose}
    />
  );
}
