import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { outlinedField } from "../../../shared/theme/fields";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { joinList } from "./syncActions";
import { problemTexts } from "./syncProblem";
import type { SyncProblem } from "./syncRecord";
import type { Sync } from "./useSync";

const unknownCode = "No list has this code. It may have been replaced or deleted on another device.";

/** What a visitor reads when a code does not work. */
export const joinProblem = (problem: SyncProblem): string =>
  problem === "ended" ? unknownCode : problemTexts[problem];

export interface SyncJoinFormProps extends Pick<Sync, "run" | "isBusy"> {
  onJoined: () => void;
  onCancel: () => void;
}

/** Joins a list by the words of its code. What was typed stays until that succeeds. */
export function SyncJoinForm({ run, isBusy, onJoined, onCancel }: SyncJoinFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    // The list of words is 13 kB.
    const reading = await import("./codeWords").then(({ readWords }) => readWords(text)).catch(() => null);
    if (!reading) return refuse(problemTexts.offline);
    if ("problem" in reading) return refuse(reading.problem);
    const failure = await run((server) => joinList(server, reading.code));
    return failure ? refuse(joinProblem(failure)) : onJoined();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <label htmlFor={id}>The 12 words of the code</label>
      <FramedInput
        id={id}
        inputRef={field}
        multiline
        minRows={3}
        value={text}
        error={problem !== null}
        inputProps={{
          "aria-describedby": `${id}-note`,
          autoCapitalize: "none",
          autoComplete: "off",
          autoCorrect: "off",
          spellCheck: false,
          maxLength: 500,
        }}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-note`} role={problem ? "alert" : undefined} data-problem={problem !== null}>
        {problem ?? "Your favorites here are kept and merged with the list."}
      </p>
      <Cluster>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {isBusy ? "Joining..." : "Join the list"}
        </Button>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  );
}

const Form = styled("form")(({ theme }) => ({
  display: "grid",
  gap: 10,
  maxWidth: "36rem",
  "& label": { ...theme.typography.subtitle2 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& p[data-problem='true']": { color: theme.vars.palette.error.main },
}));

const FramedInput = styled(InputBase)(({ theme }) => outlinedField(theme));
