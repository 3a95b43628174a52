import { setTimeout as sleep } from "node:timers/promises";
import { SpanStatusCode, trace } from "@opentelemetry/api";
import type { Logger } from "pino";
import { PgBoss } from "pg-boss";
import { jobDatabase } from "./jobDatabase";
import { type Job, jobs, type JobTools } from "./jobList";

const minute = 60_000;
/** Delay after the start, so that requests come first. */
const firstRunDelayMs = 5_000;
/** Time that a run may continue after an abort. */
const stopTimeoutMs = 1_000;

export interface JobDeps extends JobTools {
  /** Null on the embedded engine, which has a single process. */
  databaseUrl: string | null;
  /** Called after every run. */
  onRun?: (job: string, outcome: "done" | "failed") => void;
}

type JobOutcome = "done" | "failed" | "aborted";

/** Its statements are not recorded: a run can send thousands of them. */
async function withJobSpan(name: string, run: () => Promise<JobOutcome>): Promise<void> {
  const span = trace.getTracer("wornby").startSpan(`job ${name}`, { attributes: { "wornby.job.name": name } });
  const outcome = await run();
  span.setAttribute("wornby.job.outcome", outcome);
  if (outcome === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** A failed run is logged and does not affect later ones; a long run does not overlap with the next. */
const createRunner =
  ({ onRun, ...tools }: JobDeps, end: AbortSignal, running: Map<string, Promise<void>>) =>
  (job: Job): Promise<void> => {
    const before = running.get(job.name);
    if (before) return before;
    const run = withJobSpan(job.name, async () => {
      try {
        const result = await job.run(tools, end);
        tools.log.info({ job: job.name, result }, "a job is done");
        onRun?.(job.name, "done");
        return "done";
      } catch (error) {
        if (end.aborted) return "aborted";
        tools.log.error({ err: error, job: job.name }, "a job failed");
        onRun?.(job.name, "failed");
        return "failed";
      }
    });
    running.set(job.name, run);
    return run.finally(() => running.delete(job.name));
  };

/** Starts the queue in its own database schema, so that one of several processes does each run. */
async function startQueue(
  databaseUrl: string,
  log: Logger,
  run: (job: Job) => Promise<void>,
  end: AbortSignal,
): Promise<() => Promise<void>> {
  const db = jobDatabase(databaseUrl, log, end);
  const boss = new PgBoss({ db });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue has a problem"));
  try {
    await boss.start();
  } catch (error) {
    await db.close();
    throw error;
  }
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: "singleton", retryLimit: 0, expireInSeconds: 55 * 60 });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, { pollingIntervalSeconds: 10 }, () => run(job));
    await boss.send(job.name, {}, { singletonKey: "start" });
  }
  return async () => {
    await boss.stop({ graceful: false });
    await db.close();
  };
}

function startTimers(run: (job: Job) => Promise<void>): () => Promise<void> {
  const first = setTimeout(() => void runAll(run), firstRunDelayMs).unref();
  const timers = jobs.map((job) => setInterval(() => void run(job), job.minutes * minute).unref());
  return () => {
    clearTimeout(first);
    timers.forEach(clearInterval);
    return Promise.resolve();
  };
}

/** One after the other, because the embedded engine has one connection. */
async function runAll(run: (job: Job) => Promise<void>): Promise<void> {
  for (const job of jobs) await run(job);
}

/**
 * Without the permission to create the queue's schema each process uses timers: the jobs share their work by locking
 * rows.
 */
async function startQueueOrTimers(
  databaseUrl: string,
  log: Logger,
  run: (job: Job) => Promise<void>,
  end: AbortSignal,
): Promise<() => Promise<void>> {
  try {
    return await startQueue(databaseUrl, log, run, end);
  } catch (error) {
    log.warn({ err: error }, "the job queue cannot be used, so this process uses timers");
    return startTimers(run);
  }
}

/** Starts the jobs. @returns a function that stops them and aborts a current run. */
export async function startJobs(deps: JobDeps): Promise<() => Promise<void>> {
  const end = new AbortController();
  const running = new Map<string, Promise<void>>();
  const run = createRunner(deps, end.signal, running);
  const stop = deps.databaseUrl
    ? await startQueueOrTimers(deps.databaseUrl, deps.log, run, end.signal)
    : startTimers(run);
  return async () => {
    end.abort();
    await stop();
    await Promise.race([Promise.allSettled(running.values()), sleep(stopTimeoutMs, undefined, { ref: false })]);
  };
}
