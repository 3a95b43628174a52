import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { getErrorMessage, getFieldErrors } from "../../../graphql/admin/adminErrors";
import { evictLists } from "../../../graphql/admin/cacheChanges";
import {
  AddToReleaseDocument,
  ScheduleOptionsDocument,
  ScheduleReleaseDocument,
} from "../../../graphql/generated/adminOperations";
import { useToast } from "../../../shared/toast/ToastContext";
import { publishedLists, type PublishableRecord } from "./publishable";
import { formatReleaseTime, nextHour } from "./releaseTime";

export interface ScheduleFormProps {
  record: PublishableRecord;
  onDone: () => void;
}

/** Chooses when the last save is published: at a time of its own, or together with a release that waits. */
export function ScheduleForm({ record, onDone }: ScheduleFormProps) {
  const { data } = useQuery(ScheduleOptionsDocument, { fetchPolicy: "network-only" });
  const [schedule, { loading }] = useMutation(ScheduleReleaseDocument);
  const [join, joining] = useMutation(AddToReleaseDocument);
  const [releaseId, setReleaseId] = useState("");
  const [at, setAt] = useState<string>();
  const [title, setTitle] = useState("");
  const [problem, setProblem] = useState("");
  const toast = useToast();
  const timeZone = data?.settings.timeZone;
  if (!timeZone) return null;
  const time = at ?? nextHour(timeZone);
  const releases = data.releases.nodes;
  const { type, id, version } = record;
  const rows = [{ type, id, version }];
  const options = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, publishedLists) };
  const save = async () => {
    const result = releaseId
      ? (await join({ ...options, variables: { input: { releaseId, rows } } })).data?.addToRelease
      : (await schedule({ ...options, variables: { input: { at: time, timeZone, title, rows } } })).data
          ?.scheduleRelease;
    if (!result) return;
    toast({
      title: "Scheduled",
      text: `“${record.title}” is published on ${formatReleaseTime(result.publishAt, result.timeZone)}.`,
    });
    onDone();
  };
  const submit = () =>
    void save().catch((error: unknown) => setProblem(getFieldErrors(error).at ?? getErrorMessage(error)));
  const busy = loading || joining.loading;
  return (
    <Part>
      {releases.length > 0 ? (
        <TextField
          select
          size="small"
          label="Publish"
          value={releaseId}
          onChange={(event) => setReleaseId(event.target.value)}
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
      {releaseId ? null : (
        <>
          <TextField
            type="datetime-local"
            size="small"
            label="Day and time"
            value={time}
            onChange={(event) => {
              setAt(event.target.value);
              setProblem("");
            }}
            error={problem !== ""}
            helperText={problem || `Time zone: ${timeZone}`}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            size="small"
            label="Name of the release (optional)"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            helperText="You can add other entries to it."
          />
        </>
      )}
      {releaseId && problem ? <p role="alert">{problem}</p> : null}
      <Button onClick={submit} disabled={busy}>
        {busy ? "Scheduling..." : "Schedule"}
      </Button>
    </Part>
  );
}

const Part = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  justifyItems: "start",
  "& > div": { width: "min(100%, 440px)" },
  "& p[role=alert]": { ...theme.typography.body2, color: theme.vars.palette.error.main },
}));
