import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useQuery } from "@apollo/client/react";
import LinearProgress from "@mui/material/LinearProgress";
import type { FeedRuns } from "./useFeedRuns";
import { FeedRunReportDocument, type FeedRunStateFragment } from "../../../../../graphql/generated/adminOperations";
import { StateNotice } from "../../../../../admin/StateNotice";
import { isActive } from "../feedRunStates";
import { FeedReportView, type FeedReportViewProps } from "../report/FeedReportView";
import { Question } from "./Question";

export interface AddressRunProps extends FeedRuns {
  feedId: string;
}

/** Checks or imports a feed from its address, and shows the outcome of the last run. */
export function AddressRun({ feedId, runs, busy, start }: AddressRunProps) {
  /** The run whose question stays unanswered. */
  const [leftId, setLeftId] = useState("");
  const [last] = runs;
  return (
    <Content>
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
    </Content>
  );
}

const Content = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  "& > div:first-of-type": { display: "flex", flexWrap: "wrap", gap: 12 },
});

interface RunOutcomeProps extends Pick<FeedReportViewProps, "feedId" | "onCheckAgain"> {
  run: FeedRunStateFragment;
  /** Imports although something looks wrong. */
  onForce: () => void;
  /** Hides the question. */
  onLeave: () => void;
}

/** The outcome of a run, or its progress. */
function RunOutcome({ run, onForce, onLeave, ...report }: RunOutcomeProps) {
  const { status, message } = run;
  if (isActive(run))
    return (
      <StateNotice kind="info" title={run.isDryRun ? "Checking the feed" : "Importing the feed"}>
        <p>
          {status === "QUEUED" ? "It starts in a moment." : "The server reads the products."} You can leave this page.
        </p>
        <LinearProgress aria-label="Reading the feed" />
      </StateNotice>
    );
  if (status === "FAILED")
    return (
      <StateNotice kind="error" title="The feed could not be imported">
        <p>{message}</p>
      </StateNotice>
    );
  if (status === "UNCHANGED")
    return (
      <StateNotice kind="success" title="Nothing new">
        <p>{message}</p>
      </StateNotice>
    );
  return <StoredReport run={run} onForce={onForce} onLeave={onLeave} {...report} />;
}

/** The report of a finished run. */
function StoredReport({ run, onForce, onLeave, ...view }: RunOutcomeProps) {
  // Large, and shown once.
  const { data } = useQuery(FeedRunReportDocument, { variables: { id: run.id }, fetchPolicy: "no-cache" });
  const report = data?.feedRun.report;
  const questions = report?.questions ?? [];
  const isWaiting = run.status === "WAITING";
  return (
    <>
      {isWaiting || (run.isDryRun && questions.length > 0) ? (
        <Question questions={questions.length > 0 ? questions : [run.message]} onForce={onForce} onLeave={onLeave} />
      ) : null}
      {report ? <FeedReportView report={report} isDryRun={run.isDryRun || isWaiting} {...view} /> : null}
    </>
  );
}
