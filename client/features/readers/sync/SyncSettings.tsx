import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Suspense, useEffect, useRef, useState } from "react";
import { dateTime } from "../../../shared/format/dateTime";
import { useToast } from "../../../shared/toast/ToastContext";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { deleteList, replaceCode, stopSyncing } from "./syncActions";
import type { ListServer } from "./listServer";
import { syncLists } from "./syncLists";
import { problemTexts } from "./syncProblem";
import type { SyncProblem, SyncRecord } from "./syncRecord";
import type { Sync } from "./useSync";
import { lazyPart } from "../../../shared/ui/lazyPart";

// The list of words and the drawing of QR codes are 20 kB.
const SyncCode = lazyPart(async () => (await import("./SyncCode")).SyncCode);

interface Choice {
  label: string;
  question: string;
  confirm: string;
  done: string;
  run: (server: ListServer) => Promise<void>;
}

const choices: readonly Choice[] = [
  {
    label: "New code",
    question: "The current code ends. Your other devices keep their favorites, and need the new code to sync again.",
    confirm: "Make a new code",
    done: "New code made",
    run: replaceCode,
  },
  {
    label: "Stop syncing on this device",
    question: "The favorites on this device stay. Your other devices go on syncing.",
    confirm: "Stop syncing",
    done: "Syncing stopped on this device",
    run: stopSyncing,
  },
  {
    label: "Delete from the server",
    question: "The code ends on all devices. Each device keeps the favorites that it has.",
    confirm: "Delete the list",
    done: "List deleted from the server",
    run: deleteList,
  },
];

const describe = ({ problem, syncedAt, replaced }: SyncRecord): string =>
  [
    problem ? problemTexts[problem] : "",
    syncedAt > 0 ? `Last synced ${dateTime(syncedAt)}.` : "",
    replaced.length > 0 ? "The old code ends when the server can be reached." : "",
  ]
    .filter(Boolean)
    .join(" ");

export interface SyncSettingsProps extends Pick<Sync, "run" | "isBusy"> {
  record: SyncRecord;
  isCodeShown: boolean;
  onShowCode: (isShown: boolean) => void;
}

/** The state of a syncing list, its code, and what ends it. */
export function SyncSettings({ record, run, isBusy, isCodeShown, onShowCode }: SyncSettingsProps) {
  const toast = useToast();
  const [asked, setAsked] = useState<Choice | null>(null);
  const [problem, setProblem] = useState<SyncProblem | null>(null);
  const decide = async ({ run: action, done }: Choice) => {
    const failure = await run(action);
    setProblem(failure);
    if (failure) return;
    setAsked(null);
    toast({ title: done });
  };
  const choose = (choice: Choice) => {
    setProblem(null);
    setAsked(choice);
  };
  return (
    <>
      <p role="status" data-problem={record.problem !== null}>
        {isBusy ? "Syncing..." : describe(record)}
      </p>
      {isCodeShown ? (
        <Suspense>
          <SyncCode code={record.code} />
        </Suspense>
      ) : null}
      {asked ? (
        <Question
          key={asked.label}
          choice={asked}
          problem={problem}
          isBusy={isBusy}
          onConfirm={() => void decide(asked)}
          onCancel={() => setAsked(null)}
        />
      ) : (
        <Cluster>
          <Button variant="outlined" aria-expanded={isCodeShown} onClick={() => onShowCode(!isCodeShown)}>
            {isCodeShown ? "Hide code" : "Show code"}
          </Button>
          <Button variant="text" disabled={isBusy} onClick={() => void run(syncLists)}>
            Sync now
          </Button>
          {choices.map((choice) => (
            <Button key={choice.label} variant="text" onClick={() => choose(choice)}>
              {choice.label}
            </Button>
          ))}
        </Cluster>
      )}
    </>
  );
}

interface QuestionProps {
  choice: Choice;
  problem: SyncProblem | null;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a code ends. Takes the focus, because the pressed button is gone. */
function Question({ choice, problem, isBusy, onConfirm, onCancel }: QuestionProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <QuestionBox role="group" aria-label={choice.label}>
      <p ref={line} tabIndex={-1}>
        {choice.question}
      </p>
      {problem ? (
        <p role="alert" data-problem>
          {problemTexts[problem]} Nothing was changed.
        </p>
      ) : null}
      <Cluster>
        <Button variant="contained" disabled={isBusy} onClick={onConfirm}>
          {choice.confirm}
        </Button>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </QuestionBox>
  );
}

const QuestionBox = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 12,
  padding: "16px 20px",
  borderLeft: `2px solid ${theme.vars.palette.text.primary}`,
  background: theme.vars.editorial.sunken,
  "& p": { maxWidth: "60ch" },
}));
