import { setTimeout as sleep } from "node:timers/promises";
import { SpanStatusCode, trace } from "@opentelemetry/api";
import type { Logger } from "pino";
import PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import { makePartitions } from "../../features/clicks/partitions.service";
import { deleteOldClicks } from "../../features/clicks/retention.service";
import { endExpiredSessions } from "../../features/accounts/session.service";
import { deleteExpiredSignIns } from "../../features/accounts/twoFactor/pendingSignIns.service";
import { deleteOldAuditEntries } from "../../features/history/dropOldAuditEntries.service";
import { emptyTrash } from "../../features/history/emptyTrash.service";
import { checkDueLinks } from "../../features/links/checkLinks.service";
import { addUsedPictures } from "../../features/media/library/addUsedPictures.service";
import type { PictureInventory } from "../../features/media/upload/pictureStorage";
import { deleteOrphanedImages } from "../../features/media/upload/orphanedImages.service";
import { deleteOldCreateRequests } from "../../core/write/createOnce";
import { deleteEndedPreviewLinks } from "../../features/publishing/previews/previewLinks.service";
import { pruneRevisions } from "../../features/publishing/revisions/pruneRevisions.service";
import { loadDailyRates } from "../../features/settings/exchangeRates/exchangeRates.service";
import { deleteExpiredAttempts } from "../../core/access/sharedLimit.service";
import { pullDueSales } from "../../features/analytics/pulls/pullSales.service";
import type { SalesSource } from "../../features/analytics/pulls/salesSource";
import { deleteOldMissedSearches } from "../../features/search/synonyms/missedSearch.service";
import { announceDue } from "../../core/events/announceDue";
import { announceNotices } from "../../features/notices/notices.service";
import { deleteOldDeliveries } from "../../features/webhooks/webhookDeliveries.service";
import { queueDueFeeds } from "../../features/feeds/run/feedRuns.service";
import { jobDatabase } from "./jobDatabase";

/** Dependencies of the jobs. */
interface JobTools {
  db: EntityManager;
  log: Logger;
  pictures: PictureInventory;
  /** Retention of the audit log in days. */
  auditDays: number;
  /** APIs of networks that report sales. */
  salesSources: readonly SalesSource[];
}

/** A recurring job outside of requests. */
interface Job {
  name: string;
  /** Cron schedule in UTC: one run per time for all processes. */
  cron: string;
  /** Minutes between two runs of a single process. */
  minutes: number;
  run(tools: JobTools, end: AbortSignal): Promise<unknown>;
}

const jobs: readonly Job[] = [
  {
    name: "check-links",
    cron: "*/10 * * * *",
    minutes: 10,
    run: ({ db, log }, end) => checkDueLinks(db, log, undefined, end),
  },
  // Rows of a month without a partition go to the default partition, so a missed run loses nothing.
  { name: "make-click-partitions", cron: "5 3 * * *", minutes: 24 * 60, run: ({ db }) => makePartitions(db) },
  { name: "drop-old-clicks", cron: "40 3 * * *", minutes: 24 * 60, run: ({ db }, end) => deleteOldClicks(db, end) },
  {
    name: "drop-old-audit-entries",
    cron: "50 3 * * *",
    minutes: 24 * 60,
    run: ({ db, auditDays }, end) => deleteOldAuditEntries(db, auditDays, end),
  },
  { name: "empty-trash", cron: "20 3 * * *", minutes: 24 * 60, run: ({ db }) => emptyTrash(db) },
  // After emptying the trash, which may have referred to images.
  {
    name: "remove-unused-pictures",
    cron: "30 3 * * *",
    minutes: 24 * 60,
    run: ({ db, pictures }, end) => deleteOrphanedImages(db, pictures, end),
  },
  { name: "add-used-pictures", cron: "28 3 * * *", minutes: 24 * 60, run: ({ db }) => addUsedPictures(db) },
  { name: "forget-attempts", cron: "15 * * * *", minutes: 60, run: ({ db }) => deleteExpiredAttempts(db) },
  { name: "delete-create-requests", cron: "25 * * * *", minutes: 60, run: ({ db }) => deleteOldCreateRequests(db) },
  {
    name: "forget-missed-searches",
    cron: "55 3 * * *",
    minutes: 24 * 60,
    run: ({ db }) => deleteOldMissedSearches(db),
  },
  { name: "prune-revisions", cron: "45 3 * * *", minutes: 24 * 60, run: ({ db }, end) => pruneRevisions(db, end) },
  {
    name: "delete-preview-links",
    cron: "35 3 * * *",
    minutes: 24 * 60,
    run: ({ db }) => deleteEndedPreviewLinks(db),
  },
  { name: "forget-sign-ins", cron: "10 * * * *", minutes: 60, run: ({ db }) => deleteExpiredSignIns(db) },
  // The European Central Bank publishes in the afternoon.
  {
    name: "load-exchange-rates",
    cron: "30 15 * * *",
    minutes: 24 * 60,
    run: ({ db }, end) => loadDailyRates(db, end),
  },
  // A pull that succeeded rests for a day; one that failed is repeated.
  {
    name: "pull-sales",
    cron: "35 */6 * * *",
    minutes: 6 * 60,
    run: ({ db, log, salesSources }, end) => pullDueSales(db, log, salesSources, end),
  },
  { name: "queue-feeds", cron: "*/10 * * * *", minutes: 10, run: ({ db }) => queueDueFeeds(db) },
  {
    name: "announce-due-content",
    cron: "*/10 * * * *",
    minutes: 10,
    run: async ({ db }) => (await announceDue(db)) + (await announceNotices(db)),
  },
  { name: "delete-webhook-deliveries", cron: "10 3 * * *", minutes: 24 * 60, run: ({ db }) => deleteOldDeliveries(db) },
  { name: "end-sessions", cron: "5 * * * *", minutes: 60, run: ({ db }) => endExpiredSessions(db) },
];

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
    await boss.createQueue(job.name, { name: job.name, policy: "singleton", retryLimit: 0, expireInMinutes: 55 });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, { pollingIntervalSeconds: 10 }, () => run(job));
    await boss.send(job.name, {}, { singletonKey: "start" });
  }
  return async () => {
    await boss.stop({ graceful: false, wait: false });
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
