import Button from "@mui/material/Button";
import { useState } from "react";
import { styled } from "@mui/material/styles";
import type { PublishableType } from "../../../../../graphql/generated/adminOperations";
import { type BulkStatusRows, useBulkStatus } from "./useBulkStatus";
import { BulkDialog } from "../../../../../admin/grid/bulk/BulkDialog";
import { useDebouncedValue } from "../../../../../shared/hooks/useDebouncedValue";
import { WaitNotice } from "../../../../../shared/ui/WaitNotice";
import { formatClockTime, formatReleaseTime } from "../releaseTime";
import { ScheduleFields, useScheduleChoice } from "../ScheduleFields";

const actions = [
  ["PUBLISHED", "Publish"],
  ["SCHEDULED", "Schedule"],
  ["DRAFT", "Take offline"],
] as const;

/** The buttons that publish, schedule or hide the selected rows. Only editors can select rows. */
export function BulkStatusButtons<Type extends PublishableType>(rows: BulkStatusRows<Type>) {
  const [status, setStatus] = useState<(typeof actions)[number][0] | null>(null);
  const onClose = () => setStatus(null);
  return (
    <>
      {actions.map(([value, label]) => (
        <Button key={value} size="small" variant="outlined" onClick={() => setStatus(value)}>
          {label}
        </Button>
      ))}
      {status === "SCHEDULED" ? <BulkScheduleDialog rows={rows} onClose={onClose} /> : null}
      {status === "PUBLISHED" || status === "DRAFT" ? (
        <BulkStatusDialog rows={rows} status={status} onClose={onClose} />
      ) : null}
    </>
  );
}

interface BulkStatusDialogProps {
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
function BulkStatusDialog({ rows, status, onClose }: BulkStatusDialogProps) {
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

interface BulkScheduleDialogProps {
  rows: BulkStatusRows;
  onClose: () => void;
}

const typingPause = 300;

/** Schedules the selected rows together: as a release of their own, or with one that waits. */
function BulkScheduleDialog({ rows, onClose }: BulkScheduleDialogProps) {
  const schedule = useScheduleChoice();
  const { releaseId = "", at = "", title = "" } = schedule?.choice ?? {};
  const timeZone = schedule?.timeZone ?? "";
  const release = schedule?.releases.find(({ id }) => id === releaseId);
  const settled = useDebouncedValue(at, typingPause);
  const { count, run, problems } = useBulkStatus(rows, {
    status: "SCHEDULED",
    ...(releaseId ? { releaseId } : { schedule: { at, timeZone, title } }),
  });
  const describe = () => {
    if (release)
      return `will be published with “${release.title}” on ${formatReleaseTime(release.publishAt, release.timeZone)}`;
    return at === "" || settled !== at ? null : `will be published on ${formatClockTime(at, timeZone)}`;
  };
  return (
    <BulkDialog
      title={`Schedule ${rows.noun[1]}`}
      noun={rows.noun}
      consequence={schedule && describe()}
      count={count}
      run={run}
      confirmLabel="Schedule"
      busyLabel="Scheduling..."
      preview={problems}
      onClose={onClose}
    >
      <Choice>{schedule ? <ScheduleFields schedule={schedule} /> : <WaitNotice text="Loading..." />}</Choice>
    </BulkDialog>
  );
}

const Choice = styled("div")({ display: "grid", gap: 16, marginBottom: 18, paddingTop: 6 });
