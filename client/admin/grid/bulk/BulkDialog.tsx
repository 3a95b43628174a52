import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { plural } from "../../../shared/format/plural";
import { unexpectedMessage } from "../../graphql/requestError";
import { PanelDialog } from "../../PanelDialog";
import type { Noun } from "../gridTypes";

export interface BulkDialogProps {
  /** "Delete outfits", "Change occasion". */
  title: string;
  noun: Noun;
  /**
   * What will happen to the rows: "will go to the trash", "will get the occasion Airport"; null while a choice is
   * missing.
   */
  consequence: string | null;
  /**
   * Counts the rows that would change (dry run); called again when `consequence` changes. Throws errors with a message
   * to show.
   */
  count: () => Promise<number>;
  /** Applies the change; throws errors with a message to show. The dialog closes when it succeeds. */
  run: () => Promise<void>;
  /** "Delete", "Change". */
  confirmLabel: string;
  busyLabel: string;
  danger?: boolean;
  onClose: () => void;
  /** The choice to make first, such as a select. */
  children?: ReactNode;
  /** Shown below the count, such as examples; also when nothing would change. */
  preview?: ReactNode;
  /** Pixels; 480 by default. */
  maxWidth?: number;
}

/** One bulk action: the choice, the number of affected rows, and only then the button. */
export function BulkDialog(props: BulkDialogProps) {
  const {
    title,
    noun,
    consequence,
    confirmLabel,
    busyLabel,
    danger = false,
    onClose,
    children,
    preview,
    maxWidth = 480,
  } = props;
  const [counted, setCounted] = useState<{ of: string; rows: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const describeFailure = (failure: unknown) =>
    setError(failure instanceof Error ? failure.message : unexpectedMessage);
  const count = useEffectEvent(() => props.count());
  useEffect(() => {
    if (consequence === null) return undefined;
    let isCurrent = true;
    count().then(
      (rows) => {
        if (!isCurrent) return;
        setError(null);
        setCounted({ of: consequence, rows });
      },
      (failure: unknown) => {
        if (isCurrent) describeFailure(failure);
      },
    );
    // A later choice has a count of its own.
    return () => void (isCurrent = false);
  }, [consequence]);
  const run = async () => {
    setBusy(true);
    try {
      await props.run();
      onClose();
    } catch (failure) {
      describeFailure(failure);
      setBusy(false);
    }
  };
  const rows = counted?.of === consequence ? counted?.rows : undefined;
  return (
    <PanelDialog
      title={title}
      maxWidth={maxWidth}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button color={danger ? "error" : "secondary"} onClick={() => void run()} disabled={busy || !rows}>
            {busy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error === null ? (
        <p role="status">
          {consequence !== null && rows === undefined ? "Counting..." : null}
          {rows === 0 ? "Nothing would change." : null}
          {rows ? `${plural(rows, ...noun)} ${consequence}.` : null}
        </p>
      ) : (
        <p role="alert">{error}</p>
      )}
      {error === null && rows !== undefined ? preview : null}
    </PanelDialog>
  );
}
