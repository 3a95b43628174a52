import type { FeedRunStateFragment, FeedRunStatus } from "../../../../graphql/generated/adminOperations";

export type RunTone = "fine" | "plain" | "problem";

const states: Record<FeedRunStatus, { text: string; tone: RunTone }> = {
  QUEUED: { text: "Starting", tone: "plain" },
  RUNNING: { text: "Reading", tone: "plain" },
  DONE: { text: "Imported", tone: "fine" },
  UNCHANGED: { text: "Unchanged", tone: "fine" },
  WAITING: { text: "Needs your decision", tone: "problem" },
  FAILED: { text: "Failed", tone: "problem" },
};

type Run = Pick<FeedRunStateFragment, "status" | "isDryRun">;

/** Returns the outcome of a run in words. */
export const runState = ({ status, isDryRun }: Run) =>
  status === "DONE" && isDryRun ? { text: "Checked", tone: "plain" as const } : states[status];

/** Whether the outcome of a run is still to come. */
export const isActive = (run: Run | undefined): boolean => run?.status === "QUEUED" || run?.status === "RUNNING";
