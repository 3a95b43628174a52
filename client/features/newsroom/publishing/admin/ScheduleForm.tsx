import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { getErrorMessage, getFieldErrors } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { AddToReleaseDocument, ScheduleReleaseDocument } from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import { publishedLists, type PublishableRecord } from "./publishable";
import { formatReleaseTime } from "./releaseTime";
import { ScheduleFields, useScheduleChoice } from "./ScheduleFields";

export interface ScheduleFormProps {
  record: PublishableRecord;
  onDone: () => void;
}

/** Chooses when the last save is published: at a time of its own, or together with a release that waits. */
export function ScheduleForm({ record, onDone }: ScheduleFormProps) {
  const schedule = useScheduleChoice();
  const [plan, { loading }] = useMutation(ScheduleReleaseDocument);
  const [join, joining] = useMutation(AddToReleaseDocument);
  const [problem, setProblem] = useState({ at: "", text: "" });
  const toast = useToast();
  if (!schedule) return null;
  const { type, id, version } = record;
  const rows = [{ type, id, version }];
  const options = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, publishedLists) };
  const { timeZone } = schedule;
  const { releaseId, at, title } = schedule.choice;
  const save = async () => {
    const result = releaseId
      ? (await join({ ...options, variables: { input: { releaseId, rows } } })).data?.addToRelease
      : (await plan({ ...options, variables: { input: { at, timeZone, title, rows } } })).data?.scheduleRelease;
    if (!result) return;
    toast({
      title: "Scheduled",
      text: `“${record.title}” is published on ${formatReleaseTime(result.publishAt, result.timeZone)}.`,
    });
    onDone();
  };
  const submit = () =>
    void save().catch((error: unknown) => setProblem({ at, text: getFieldErrors(error).at ?? getErrorMessage(error) }));
  const busy = loading || joining.loading;
  // Another time may be right.
  const text = problem.at === at ? problem.text : "";
  return (
    <Content>
      <ScheduleFields schedule={schedule} problem={text} />
      {releaseId && text ? <p role="alert">{text}</p> : null}
      <Button onClick={submit} disabled={busy}>
        {busy ? "Scheduling..." : "Schedule"}
      </Button>
    </Content>
  );
}

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  justifyItems: "start",
  "& > div": { width: "min(100%, 440px)" },
  "& p[role=alert]": { ...theme.typography.body2, color: theme.vars.palette.error.main },
}));
