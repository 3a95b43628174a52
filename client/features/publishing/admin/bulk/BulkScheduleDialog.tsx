import { styled } from "@mui/material/styles";
import { BulkDialog } from "../../../../admin/grid/bulk/BulkDialog";
import { useDebouncedValue } from "../../../../shared/hooks/useDebouncedValue";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";
import { formatClockTime, formatReleaseTime } from "../releaseTime";
import { ScheduleFields, useScheduleChoice } from "../ScheduleFields";
import { type BulkStatusRows, useBulkStatus } from "./useBulkStatus";

export interface BulkScheduleDialogProps {
  rows: BulkStatusRows;
  onClose: () => void;
}

const typingPause = 300;

/** Schedules the selected rows together: as a release of their own, or with one that waits. */
export function BulkScheduleDialog({ rows, onClose }: BulkScheduleDialogProps) {
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
