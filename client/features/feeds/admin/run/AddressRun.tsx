import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { FeedRuns } from "./useFeedRuns";
import { RunOutcome } from "./RunOutcome";

export interface AddressRunProps extends FeedRuns {
  feedId: string;
}

/** Checks or imports a feed from its address, and shows the outcome of the last run. */
export function AddressRun({ feedId, runs, busy, start }: AddressRunProps) {
  /** The run whose question stays unanswered. */
  const [leftId, setLeftId] = useState("");
  const [last] = runs;
  return (
    <Part>
      <div>
        <Button variant="outlined" disabled={busy} onClick={() => void start({ isDryRun: true })}>
          Check now
        </Button>
        <Button disabled={busy} onClick={() => void start({})}>
          Run now
        </Button>
      </div>
      {last && last.id !== leftId ? (
        <RunOutcome
          key={`${last.id} ${last.status}`}
          feedId={feedId}
          run={last}
          onCheckAgain={() => void start({ isDryRun: true })}
          onForce={() => void start({ isForced: true })}
          onLeave={() => setLeftId(last.id)}
        />
      ) : null}
    </Part>
  );
}

const Part = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  "& > div:first-of-type": { display: "flex", flexWrap: "wrap", gap: 12 },
});
