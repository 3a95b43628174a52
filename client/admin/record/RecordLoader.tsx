import type { ReactNode } from "react";
import { EmptyState } from "../../shared/ui/EmptyState";
import { ErrorState } from "../../shared/ui/ErrorState";
import { WaitNotice } from "../../shared/ui/WaitNotice";
import { PanelDialog } from "../PanelDialog";

export interface RecordLoaderProps<Row> {
  /** Title of the dialog while there is no row to show. */
  title: string;
  /** Undefined while loading, null when there is no such row. */
  row: Row | null | undefined;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  maxWidth?: number;
  children: (row: Row) => ReactNode;
}

/** Shows a dialog while the row loads, failed to load, or does not exist; then renders `children` with the row. */
export function RecordLoader<Row>(props: RecordLoaderProps<Row>) {
  const { title, row, error, onRetry, onClose, maxWidth, children } = props;
  if (row) return children(row);
  const failed = row === undefined && Boolean(error);
  return (
    <PanelDialog title={title} maxWidth={maxWidth} onClose={onClose}>
      {failed ? <ErrorState onRetry={onRetry} /> : null}
      {!failed && row === null ? (
        <EmptyState title="Not found" text="It no longer exists. If it was deleted, you can find it in the trash." />
      ) : null}
      {!failed && row === undefined ? <WaitNotice text="Loading..." /> : null}
    </PanelDialog>
  );
}
