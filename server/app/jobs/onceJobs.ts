import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { SpanStatusCode, trace } from "@opentelemetry/api";
import { databaseError } from "../../core/errors/databaseErrors";
import type { JobTools, OnceJob } from "../../core/jobs/job";
import { keepLease } from "../../core/jobs/lease";
import { retryWithBackoff } from "../../core/network/retryWithBackoff";
import { claimJob, endRun, leaveRun, renewRun, startJobRows } from "./jobQueue";

export interface OnceOptions {
  /** Called after every run. */
  onRun?: (job: string, outcome: "done" | "failed") => void;
  /** Delay of the first run after the start, so that requests come first. */
  firstRunMs?: number;
  /** Pause after a search that found no job. */
  pollMs?: number;
  renewMs?: number;
}

/** How long a run holds up the next job. Short runs follow one another, because the embedded engine has one connection. */
const turnMs = 1_000;
/** Time that a run may continue after an abort. */
const stopTimeoutMs = 1_000;

type JobOutcome = "done" | "failed" | "aborted";

/** Its statements are not recorded: a run can send thousands of them. */
async function withJobSpan(name: string, run: () => Promise<JobOutcome>): Promise<void> {
  const span = trace.getTracer("wornby").startSpan(`job ${name}`, { attributes: { "wornby.job.name": name } });
  const outcome = await run();
  span.setAttribute("wornby.job.outcome", outcome);
  if (outcome === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** A failed run is logged and does not affect others. */
async function runJob<Tools extends JobTools>(
  { name, run }: OnceJob<Tools>,
  tools: Tools,
  end: AbortSignal,
): Promise<JobOutcome> {
  try {
    const result = await run(tools, end);
    if (end.aborted) return "aborted";
    tools.log.info({ job: name, result }, "a job is done");
    return "done";
  } catch (error) {
    if (end.aborted) return "aborted";
    tools.log.error({ err: error, job: name }, "a job failed");
    return "failed";
  }
}

/** Runs a claimed job. It is aborted when the server stops, or when another one has taken over. */
async function runClaimed<Tools extends JobTools>(
  job: OnceJob<Tools>,
  runId: string,
  tools: Tools,
  end: AbortSignal,
  { onRun, renewMs }: OnceOptions,
): Promise<JobOutcome> {
  const { db, log } = tools;
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    if (!(await renewRun(db, runId))) lost.abort();
  };
  const work = async (): Promise<JobOutcome> => {
    const outcome = await runJob(job, tools, AbortSignal.any([end, lost.signal]));
    if (outcome !== "aborted") onRun?.(job.name, outcome);
    const store = () => (outcome === "aborted" ? leaveRun(db, runId) : endRun(db, runId, job, outcome));
    await retryWithBackoff(store, { signal: end, shouldRetry: (error) => databaseError(error) !== null }).catch(
      (error: unknown) => log.warn({ err: error, job: job.name }, "the end of a job could not be stored"),
    );
    return outcome;
  };
  return keepLease(renew, work, renewMs);
}

/** Looks for jobs that are due, which all servers share, and runs them. A job does not overlap with itself. */
class OnceWorker<Tools extends JobTools> {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly jobs: readonly OnceJob<Tools>[],
    private readonly tools: Tools,
    private readonly end: AbortSignal,
    private readonly options: OnceOptions,
  ) {}

  /** Works until the end. */
  async work(): Promise<void> {
    const { firstRunMs = 5_000, pollMs = 5_000 } = this.options;
    const start = () => startJobRows(this.tools.db, this.jobs);
    while (!this.end.aborted && !(await this.attempt(start))) await this.pause(pollMs);
    await this.pause(firstRunMs);
    while (!this.end.aborted) {
      const started = await this.attempt(() => this.startNext());
      await (started ? Promise.race([started.run, this.pause(turnMs)]) : this.pause(pollMs));
    }
    await Promise.all(this.running.values());
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.end, ref: false }).catch(() => undefined);
  }

  /** Logs what the database refuses: the next search repeats it. */
  private attempt<Result>(task: () => Promise<Result>): Promise<Result | null> {
    return task().catch((error: unknown) => {
      if (!this.end.aborted) this.tools.log.warn({ err: error }, "the database does not say which jobs are due");
      return null;
    });
  }

  /** Starts a job that is due, in an object so that nobody waits for its end. */
  private async startNext(): Promise<{ run: Promise<void> } | null> {
    const runId = randomUUID();
    const free = this.jobs.filter(({ name }) => !this.running.has(name));
    const claimed = await claimJob(this.tools.db, free, runId);
    const job = free.find(({ name }) => name === claimed);
    if (!job) return null;
    const runThis = () => runClaimed(job, runId, this.tools, this.end, this.options);
    const run = withJobSpan(job.name, runThis).finally(() => this.running.delete(job.name));
    this.running.set(job.name, run);
    return { run };
  }
}

/** Starts the jobs. @returns a function that waits a second for the current runs, after `end` has aborted them. */
export function startOnceJobs<Tools extends JobTools>(
  jobs: readonly OnceJob<Tools>[],
  tools: Tools,
  end: AbortSignal,
  options: OnceOptions = {},
): () => Promise<void> {
  const working = new OnceWorker(jobs, tools, end, options).work();
  return () => Promise.race([working, sleep(stopTimeoutMs, undefined, { ref: false })]);
}
