import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { PlainSelect } from "../../../../admin/form/PlainFields";
import { StateNotice, type StateNoticeProps } from "../../../../admin/StateNotice";
import { contentLists } from "../../../../admin/graphql/cacheChanges";
import { ImportChanges } from "../../../../admin/upload/ImportChanges";
import type { SiteImportStateFragment } from "../../../../graphql/generated/adminOperations";
import { wholeCount } from "../../../../shared/format/count";
import { plural } from "../../../../shared/format/plural";
import { isBusy, type SiteImportAnswers } from "./useSiteImport";

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
  onStart: (answers: SiteImportAnswers) => void;
}

const lists = [...contentLists, "siteImportPictures"];

/** An import: what would happen or has happened, its problems, and the button for the next step. */
export function SiteImportView({ shown, isStarting, onStart }: SiteImportViewProps) {
  const { status, label, fileName, message, counts, menus, changes, problems } = shown;
  const [agreed, setAgreed] = useState(false);
  const [chosen, setChosen] = useState<Record<string, MenuChoice>>({});
  const choices = menus.map(({ key, place }) => ({ key, place: chosen[key] === undefined ? place : chosen[key] }));
  const isReady = status === "READY";
  const isUndone = Boolean(shown.import?.undoneAt);
  const canStart = isReady || (status === "FAILED" && shown.total !== null && !isUndone);
  const notice = isUndone ? undoneNotice : notices[status];
  const about = (
    <p>
      <b>{fileName}</b>: {label}. {message}
    </p>
  );
  if (isBusy(status) || counts.length === 0)
    return (
      <Parts>
        <StateNotice {...notice}>
          {about}
          <Progress shown={shown} />
        </StateNotice>
      </Parts>
    );
  const sum = (outcome: "created" | "changed" | "same" | "kept" | "problems") =>
    counts.reduce((total, count) => total + count[outcome], 0);
  const listed = changes.reduce((total, { created, changed }) => total + created + changed, 0);
  const hasSubscribers = counts.some(({ kind, created }) => kind === "Subscribers" && created > 0);
  return (
    <Parts>
      <ImportChanges
        name={fileName}
        notice={notice}
        isDryRun={isReady}
        importId={shown.import?.undoUntil ? shown.import.id : null}
        rows={changes}
        unchanged={Math.max(0, sum("created") + sum("changed") + sum("same") + sum("kept") - listed)}
        problems={{ count: Math.max(sum("problems"), problems.length), problems }}
        lists={lists}
      >
        {about}
        {sum("kept") > 0 ? (
          <p>
            {plural(sum("kept"), "row keeps", "rows keep")} what this site has: an editor has changed or deleted the
            row, or the subscriber is known.
          </p>
        ) : null}
      </ImportChanges>
      {canStart && hasSubscribers ? (
        <FormControlLabel
          control={<Checkbox checked={agreed} onChange={(_, checked) => setAgreed(checked)} />}
          label="These people agreed to get this newsletter by mail. Without this, they get no mail until they confirm."
        />
      ) : null}
      {canStart && menus.length > 0 ? (
        <Menus
          menus={menus}
          choices={choices}
          onChoose={(key, place) => setChosen((before) => ({ ...before, [key]: place }))}
        />
      ) : null}
      {canStart ? (
        <Button
          disabled={isStarting}
          onClick={() =>
            onStart({ agreed, menus: choices.flatMap(({ key, place }) => (place ? [{ key, place }] : [])) })
          }
        >
          {isReady ? "Import now" : "Continue the import"}
        </Button>
      ) : null}
    </Parts>
  );
}

type Menu = SiteImportStateFragment["menus"][number];
/** Null leaves the menu out. */
type MenuChoice = Menu["place"];

const places = [
  { value: "", label: "Do not import" },
  { value: "HEADER", label: "Header: replace the links at the top of every page" },
  { value: "FOOTER", label: "Footer: replace the quick links at the foot of every page" },
];

interface MenusProps {
  menus: readonly Menu[];
  choices: readonly { key: string; place: MenuChoice }[];
  onChoose: (key: string, place: MenuChoice) => void;
}

/** Asks where each menu of the old site is imported to. Links to imported pages lead to their new addresses. */
function Menus({ menus, choices, onChoose }: MenusProps) {
  return menus.map(({ key, name, links }) => (
    <PlainSelect
      key={key}
      label={`Menu \u201c${name}\u201d`}
      hint={links.map(({ label, to }) => `${label} \u2192 ${to}`).join(", ")}
      value={choices.find((choice) => choice.key === key)?.place ?? ""}
      options={places}
      onChange={(value) => onChoose(key, value === "HEADER" || value === "FOOTER" ? value : null)}
    />
  ));
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
  "& b": { fontWeight: 550, overflowWrap: "anywhere" },
}));
