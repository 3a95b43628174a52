import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import {
  ChangeStatusDocument,
  IncludeInReleaseDocument,
  RestoreRevisionDocument,
  type PublicationQuery,
  type PublicationStatus as Status,
} from "../../../../graphql/generated/adminOperations";
import { StatusChip } from "./status/StatusChip";
import { useContentRights } from "../../../../admin/role/useContentRights";
import { dateTime } from "../../../../shared/format/dateTime";
import { useToast } from "../../../../shared/toast/ToastContext";
import { publishedLists, type PublishableRecord } from "./publishable";
import { formatReleaseTime } from "./releaseTime";
import { ScheduleForm } from "./ScheduleForm";

export interface PublicationStatusProps {
  record: PublishableRecord;
  pending: PublicationQuery["pendingRelease"];
  /** The changes that were saved after the version that a release has published. */
  unpublished: PublicationQuery["unpublishedSave"];
  onDone: () => void;
}

const explanations: Record<Status, string> = {
  DRAFT: "Visitors cannot see it.",
  IN_REVIEW: "It is waiting for an editor to publish it. Visitors cannot see it.",
  SCHEDULED: "Visitors cannot see it yet.",
  PUBLISHED: "Visitors see it.",
};

const results: Record<Status, string> = {
  DRAFT: "is a draft now. Visitors cannot see it.",
  IN_REVIEW: "is waiting for review.",
  SCHEDULED: "is scheduled.",
  PUBLISHED: "is published.",
};

type Chosen = Exclude<Status, "SCHEDULED">;

/** The choices for each status, the most likely one first. */
const choices: Record<Status, readonly (readonly [Chosen, string])[]> = {
  DRAFT: [
    ["PUBLISHED", "Publish now"],
    ["IN_REVIEW", "Submit for review"],
  ],
  IN_REVIEW: [
    ["PUBLISHED", "Publish now"],
    ["DRAFT", "Back to draft"],
  ],
  SCHEDULED: [
    ["PUBLISHED", "Publish now"],
    ["DRAFT", "Cancel schedule"],
  ],
  PUBLISHED: [["DRAFT", "Take offline"]],
};

/** What visitors see of a row, and the ways to change it. */
export function PublicationStatus({ record, pending, unpublished, onDone }: PublicationStatusProps) {
  const { type, id, version, status, title } = record;
  const [changeStatus, { loading }] = useMutation(ChangeStatusDocument);
  const [include, including] = useMutation(IncludeInReleaseDocument);
  const [restore, restoring] = useMutation(RestoreRevisionDocument);
  const [problem, setProblem] = useState("");
  const toast = useToast();
  const options = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, publishedLists) };
  const run = (work: () => Promise<unknown>, text: string) =>
    void work().then(
      () => {
        toast({ title: "Saved", text: `“${title}” ${text}` });
        onDone();
      },
      (error: unknown) => setProblem(getErrorMessage(error)),
    );
  const choose = (next: Chosen) =>
    run(() => changeStatus({ ...options, variables: { input: { type, id, version, status: next } } }), results[next]);
  const time = pending && formatReleaseTime(pending.release.publishAt, pending.release.timeZone);
  const busy = loading || including.loading || restoring.loading;
  const { isEditor, canEdit } = useContentRights();
  const offered = choices[status].filter(([next]) => isEditor || (canEdit(record) && next !== "PUBLISHED"));
  return (
    <StatusPanel>
      <p>
        <StatusChip status={status} /> {explanations[status]}
      </p>
      {pending ? (
        <p>
          It will be published on <strong>{time}</strong>
          {pending.release.title === title ? "" : ` with “${pending.release.title}”`}.
        </p>
      ) : null}
      {isEditor && pending?.hasLaterChanges ? (
        <Question role="group" aria-label="Later changes">
          <p>It was changed after it was scheduled. Publish these changes on {time}, too?</p>
          <Button
            size="small"
            disabled={busy}
            onClick={() =>
              run(
                () => include({ ...options, variables: { input: { type, id, version } } }),
                "is published as it is now.",
              )
            }
          >
            Include the changes
          </Button>
          <p>Otherwise the scheduled version is published, and the changes are offered here as the next version.</p>
        </Question>
      ) : null}
      {canEdit(record) && unpublished ? (
        <Question role="group" aria-label="Unpublished changes">
          <p>
            {unpublished.authorName || "Someone"} saved changes on {dateTime(unpublished.createdAt)}, after this version
            was scheduled. Compare them under History.
          </p>
          <Button
            size="small"
            disabled={busy}
            onClick={() =>
              run(
                () => restore({ ...options, variables: { input: { type, id, version, revisionId: unpublished.id } } }),
                status === "PUBLISHED" ? "is published with the changes." : "contains the changes.",
              )
            }
          >
            {status === "PUBLISHED" ? "Publish these changes" : "Use these changes"}
          </Button>
        </Question>
      ) : null}
      <div data-choices>
        {offered.map(([next, label], place) => (
          <Button
            key={next}
            variant={place === 0 && (next === "PUBLISHED" || next === "IN_REVIEW") ? "contained" : "outlined"}
            disabled={busy}
            onClick={() => choose(next)}
          >
            {label}
          </Button>
        ))}
      </div>
      {problem ? <p role="alert">{problem}</p> : null}
      {isEditor ? null : <p>Editors publish and schedule. You can change your own drafts.</p>}
      {status === "PUBLISHED" || !isEditor ? null : (
        <section aria-label="Schedule">
          <h3>{status === "SCHEDULED" ? "Change the time" : "Schedule"}</h3>
          <ScheduleForm record={record} onDone={onDone} />
        </section>
      )}
    </StatusPanel>
  );
}

const StatusPanel = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  "& p": theme.typography.body2,
  "& p[role=alert]": { color: theme.vars.palette.error.main },
  "& [data-choices]": { display: "flex", flexWrap: "wrap", gap: 12 },
  "& section": { display: "grid", gap: 16, paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& h3": theme.typography.subtitle2,
}));

const Question = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 8,
  justifyItems: "start",
  padding: 16,
  borderLeft: `3px solid ${theme.vars.palette.warning.main}`,
  background: theme.vars.palette.action.hover,
}));
