import { useQuery } from "@apollo/client/react";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { ScheduleOptionsDocument, type ScheduleOptionsQuery } from "../../../../graphql/generated/adminOperations";
import { formatReleaseTime, nextHour } from "./releaseTime";

/** When rows are published: at a time of their own, or together with a release that waits. */
export interface ScheduleChoice {
  /** Blank for a time of their own. */
  releaseId: string;
  /** On the clock of the time zone, YYYY-MM-DDTHH:MM; blank while it is incomplete. */
  at: string;
  /** Name of the release; blank for the title of a row. */
  title: string;
}

interface ScheduleState {
  choice: ScheduleChoice;
  change: (changes: Partial<ScheduleChoice>) => void;
  timeZone: string;
  /** The releases that wait. */
  releases: ScheduleOptionsQuery["releases"]["nodes"];
}

/** The choice of a time, at first the next full hour; null until the options have loaded. */
export function useScheduleChoice(): ScheduleState | null {
  const { data } = useQuery(ScheduleOptionsDocument, { fetchPolicy: "network-only" });
  const [changes, setChanges] = useState<Partial<ScheduleChoice>>({});
  if (!data) return null;
  const { timeZone } = data.settings;
  return {
    choice: { releaseId: "", at: nextHour(timeZone), title: "", ...changes },
    change: (more) => setChanges((before) => ({ ...before, ...more })),
    timeZone,
    releases: data.releases.nodes,
  };
}

interface ScheduleFieldsProps {
  schedule: ScheduleState;
  /** What is wrong with the time. */
  problem?: string;
}

export function ScheduleFields({ schedule, problem = "" }: ScheduleFieldsProps) {
  const { choice, change, timeZone, releases } = schedule;
  return (
    <>
      {releases.length > 0 ? (
        <TextField
          select
          size="small"
          label="Publish"
          value={choice.releaseId}
          onChange={(event) => change({ releaseId: event.target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">Separately</MenuItem>
          {releases.map((release) => (
            <MenuItem key={release.id} value={release.id}>
              With “{release.title}”, {formatReleaseTime(release.publishAt, release.timeZone)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {choice.releaseId ? null : (
        <>
          <TextField
            type="datetime-local"
            size="small"
            label="Day and time"
            value={choice.at}
            onChange={(event) => change({ at: event.target.value })}
            error={problem !== ""}
            helperText={problem || `Time zone: ${timeZone}`}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            size="small"
            label="Name of the release (optional)"
            value={choice.title}
            onChange={(event) => change({ title: event.target.value })}
            helperText="You can add other entries to it."
          />
        </>
      )}
    </>
  );
}
