import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { wholeCount } from "../../../shared/format/count";
import { plural } from "../../../shared/format/plural";
import { unexpectedMessage } from "../../graphql/requestError";
import type { BulkWork } from "../../graphql/useBulkChange";
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
  /**
   * Applies the change; throws errors with a message to show. The dialog closes when it succeeds. While it reports
   * progress, it can be stopped.
   */
  run: (work: BulkWork) => Promise<void>;
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
  const [error, setError] = useState<string | null>(null);
  const describeFailure = (failure: unknown) =>
    setError(failure instanceof Error ? failure.message : unexpectedMessage);
  const { busy, progress, start, stop } = useBulkRun(props.run, { onDone: onClose, onFailure: describeFailure });
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
          {stop ? (
            <Button variant="outlined" onClick={stop} disabled={progress?.isStopping}>
              {progress?.isStopping ? "Stopping..." : "Stop"}
            </Button>
          ) : (
            <Button variant="outlined" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
          )}
          <Button color={danger ? "error" : "secondary"} onClick={() => start(rows ?? 0)} disabled={busy || !rows}>
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
      {progress && rows ? <BulkProgress label={busyLabel} changed={progress.changed} rows={rows} /> : null}
      {error === null && rows !== undefined ? preview : null}
    </PanelDialog>
  );
}

interface BulkRun {
  busy: boolean;
  /** Null while the change has reported none. */
  progress: { changed: number; isStopping: boolean } | null;
  start: (rows: number) => void;
  /** Null when there is nothing to stop. */
  stop: (() => void) | null;
}

/** Runs the change, which stops when the dialog is left. */
function useBulkRun(
  run: (work: BulkWork) => Promise<void>,
  { onDone, onFailure }: { onDone: () => void; onFailure: (failure: unknown) => void },
): BulkRun {
  const [controller, setController] = useState<AbortController | null>(null);
  const [progress, setProgress] = useState<BulkRun["progress"]>(null);
  useEffect(() => () => controller?.abort(), [controller]);
  const start = async (rows: number) => {
    const work = new AbortController();
    setController(work);
    try {
      await run({
        rows,
        signal: work.signal,
        onProgress: (changed) => setProgress({ changed, isStopping: work.signal.aborted }),
      });
      onDone();
    } catch (failure) {
      onFailure(failure);
      setController(null);
      setProgress(null);
    }
  };
  const stop = () => {
    controller?.abort();
    setProgress((before) => before && { ...before, isStopping: true });
  };
  return { busy: controller !== null, progress, start: (rows) => void start(rows), stop: progress && stop };
}

interface BulkProgressProps {
  label: string;
  changed: number;
  rows: number;
}

/** How far a change of many rows is. Closing the tab asks first, because it would stop it. */
function BulkProgress({ label, changed, rows }: BulkProgressProps) {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, []);
  return (
    <Progress>
      <p>
        {wholeCount(changed)} of {wholeCount(rows)}
      </p>
      <LinearProgress variant="determinate" value={(100 * changed) / rows} aria-label={label} />
    </Progress>
  );
}

const Progress = styled("div")(({ theme }) => ({
  marginTop: 18,
  "& p": { ...theme.typography.body2, marginBottom: 6, fontVariantNumeric: "tabular-nums" },
  // A track in the bar's own color would look like a full bar.
  "& .MuiLinearProgress-root": { background: theme.vars.palette.divider },
}));
