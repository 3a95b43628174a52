import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { StatTable, type StatColumn } from "../../../../admin/figures/StatTable";
import { StateNotice, type StateNoticeProps } from "../../../../admin/StateNotice";
import { contentLists } from "../../../../admin/graphql/cacheChanges";
import { ProblemList } from "../../../../admin/upload/ProblemList";
import { UndoImport } from "../../../../admin/upload/UndoImport";
import type { SiteImportStateFragment } from "../../../../graphql/generated/adminOperations";
import { wholeCount } from "../../../../shared/format/count";
import { isBusy } from "./useSiteImport";

type Count = SiteImportStateFragment["counts"][number];

const columns: readonly StatColumn<Count>[] = [
  { label: "Kind", render: ({ kind }) => kind },
  { label: "New", figure: true, render: ({ created }) => wholeCount(created) },
  { label: "Changed", figure: true, render: ({ changed }) => wholeCount(changed) },
  { label: "Same", figure: true, render: ({ same }) => wholeCount(same) },
  { label: "Kept", figure: true, render: ({ kept }) => wholeCount(kept) },
  { label: "Problems", figure: true, render: ({ problems }) => wholeCount(problems) },
];

/** What a state looks like. */
const notices: Record<SiteImportStateFragment["status"], Pick<StateNoticeProps, "kind" | "title">> = {
  CHECK_QUEUED: { kind: "info", title: "Checking the export..." },
  CHECKING: { kind: "info", title: "Checking the export..." },
  READY: { kind: "info", title: "This is what would be imported" },
  QUEUED: { kind: "info", title: "Importing..." },
  RUNNING: { kind: "info", title: "Importing..." },
  DONE: { kind: "success", title: "The site was imported" },
  FAILED: { kind: "error", title: "The import ended early" },
};
const undoneNotice = { kind: "info", title: "The import was undone" } as const;

interface SiteImportViewProps {
  shown: SiteImportStateFragment;
  isStarting: boolean;
  /** @param agreed whether the administrator states that the subscribers agreed to mails. */
  onStart: (agreed: boolean) => void;
}

/** An import: what would happen or has happened, its problems, and the button for the next step. */
export function SiteImportView({ shown, isStarting, onStart }: SiteImportViewProps) {
  const { status, label, fileName, message, counts, problems } = shown;
  const [agreed, setAgreed] = useState(false);
  const isReady = status === "READY";
  const isUndone = Boolean(shown.import?.undoneAt);
  const canStart = isReady || (status === "FAILED" && shown.total !== null && !isUndone);
  const hasSubscribers = counts.some(({ kind, created }) => kind === "Subscribers" && created > 0);
  return (
    <Parts>
      <StateNotice {...(isUndone ? undoneNotice : notices[status])}>
        <p>
          <b>{fileName}</b>: {label}. {message}
        </p>
        <Progress shown={shown} />
      </StateNotice>
      {counts.length > 0 ? (
        <>
          <StatTable label="Rows by kind" columns={columns} rows={counts} getKey={({ kind }) => kind} emptyText="" />
          <p>Kept: an editor has changed the row since the last import, and the editor's version stays.</p>
        </>
      ) : null}
      <ProblemList count={problems.length} problems={problems} />
      {canStart && hasSubscribers ? (
        <FormControlLabel
          control={<Checkbox checked={agreed} onChange={(_, checked) => setAgreed(checked)} />}
          label="These people agreed to get this newsletter by mail. Without this, they get no mail until they confirm."
        />
      ) : null}
      {canStart ? (
        <Button disabled={isStarting} onClick={() => onStart(agreed)}>
          {isReady ? "Import now" : "Continue the import"}
        </Button>
      ) : null}
      {isBusy(status) ? null : <Undo recorded={shown.import} />}
    </Parts>
  );
}

const lists = [...contentLists, "siteImportPictures"];

/** The undo of an import that wrote something. */
function Undo({ recorded }: { recorded: SiteImportStateFragment["import"] }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!recorded?.undoUntil) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        Undo this import
      </Button>
      {isAsking ? <UndoImport imported={recorded} lists={lists} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

/** How far the server is. */
function Progress({ shown }: Pick<SiteImportViewProps, "shown">) {
  const { status, position, total } = shown;
  if (!isBusy(status)) return null;
  const isWriting = status === "RUNNING" && total !== null && total > 0;
  return (
    <>
      <LinearProgress
        aria-label="Progress of the import"
        variant={isWriting ? "determinate" : "indeterminate"}
        value={isWriting ? Math.min(100, Math.round((position / total) * 100)) : undefined}
      />
      <p>
        {isWriting ? `${wholeCount(position)} of ${wholeCount(total)} rows. ` : ""}
        You can close this page: the server goes on.
      </p>
    </>
  );
}

const Parts = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  "& > *": { minWidth: 0 },
  "& > button": { justifySelf: "start" },
  "& > p, & > label": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& .MuiLinearProgress-root": { background: theme.vars.palette.divider },
  "& .MuiLinearProgress-bar": { background: theme.vars.palette.text.primary },
  // All columns fit a phone.
  [theme.breakpoints.down("sm")]: {
    "& table :is(th, td)": { paddingRight: 7, fontSize: "0.75rem" },
    "& table tbody th": { minWidth: 0 },
  },
  "& b": { fontWeight: 550, overflowWrap: "anywhere" },
}));
