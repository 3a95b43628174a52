import type { EntityManager } from "typeorm";
import { requireById } from "../../../../core/write/lockById";
import { requireMayPublish } from "../../../../core/write/publishRules";
import { claimRows } from "../../../../core/jobs/claimRows";
import { daily, nextRunSql } from "../../../../core/jobs/job";
import { leaseInterval } from "../../../../core/jobs/lease";
import { conflict } from "../../../../core/errors/appErrors";
import { isUniqueViolation } from "../../../../core/errors/databaseErrors";
import type { Actor } from "../../../../core/graphql/context";
import { Feed } from "../feed.entity";
import { FeedRunStatus } from "../feed.types";
import { FeedRun } from "./feedRun.entity";
import { describeReport, type ImportReport, reportJson } from "./importReport";

const runsKept = 30;

interface RunRequest {
  isDryRun?: boolean;
  isForced?: boolean;
}

/** @throws NOT_FOUND, also for a run that is no longer kept. */
export const findRun = (db: EntityManager, id: string): Promise<FeedRun> =>
  requireById(db, FeedRun, id, "This run is no longer kept.");

/**
 * Adds a run to the queue.
 * @throws CONFLICT while another run of the feed waits or runs, FORBIDDEN for a token that may not publish: items are
 * public at once.
 */
export async function queueRun(
  db: EntityManager,
  actor: Actor | null,
  feedId: string,
  { isDryRun = false, isForced = false }: RunRequest = {},
): Promise<FeedRun> {
  if (!isDryRun) requireMayPublish(actor);
  const run = db.create(FeedRun, {
    feedId,
    isDryRun,
    isForced,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? "",
  });
  try {
    return await db.save(FeedRun, run);
  } catch (error) {
    if (isUniqueViolation(error, "feed_runs_running_key"))
      throw conflict("This feed is being read now. Wait until it is done.");
    throw error;
  }
}

/** Adds an import of an uploaded file to the history of its feed. */
export const recordUpload = (
  db: EntityManager,
  actor: Pick<Actor, "id" | "name"> | null,
  report: ImportReport,
): Promise<unknown> =>
  db.insert(FeedRun, {
    feedId: report.feedId,
    status: FeedRunStatus.DONE,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? "",
    message: describeReport(report),
    report: reportJson(report) as never,
    finishedAt: new Date(),
  });

/** SQL: the next time at the hour of a feed. */
export const nextNight = nextRunSql({ ...daily("00:00"), afterMs: "run_hour * 3600000" });

/**
 * Queues the nightly runs that are due, and repeats runs whose process ended. Runs every few minutes; several processes
 * share the work. @returns the number of queued runs.
 */
export async function queueDueFeeds(db: EntityManager): Promise<number> {
  await db.query(
    `UPDATE feed_runs SET status = 'QUEUED' WHERE status = 'RUNNING' AND heartbeat_at < now() - ${leaseInterval}`,
  );
  const queued = await db.query<unknown[]>(
    `WITH due AS (
       UPDATE feeds SET next_run_at = ${nextNight}
       WHERE id IN (SELECT id FROM feeds WHERE is_nightly AND address <> '' AND next_run_at <= now() FOR UPDATE SKIP LOCKED)
       RETURNING id
     )
     INSERT INTO feed_runs (feed_id) SELECT id FROM due ON CONFLICT DO NOTHING RETURNING id`,
  );
  await db.query(
    `DELETE FROM feed_runs run WHERE id IN (
       SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY feed_id ORDER BY created_at DESC) AS place FROM feed_runs) ranked
       WHERE place > $1)`,
    [runsKept],
  );
  return queued.length;
}

/** Claims the oldest waiting run, so that other processes take others; null when none waits. */
export async function claimRun(db: EntityManager): Promise<{ run: FeedRun; feed: Feed } | null> {
  const [claimed] = await claimRows<{ id: string }>(db, {
    table: "feed_runs",
    due: "status = 'QUEUED'",
    order: "created_at, id",
    set: "status = 'RUNNING', heartbeat_at = now()",
    limit: 1,
  });
  if (!claimed) return null;
  const run = await db.findOneByOrFail(FeedRun, { id: claimed.id });
  return { run, feed: await db.findOneByOrFail(Feed, { id: run.feedId }) };
}

/** Shows that the run's process is alive. */
export const beat = (db: EntityManager, { id }: FeedRun): Promise<unknown> =>
  db.query("UPDATE feed_runs SET heartbeat_at = now() WHERE id = $1", [id]);

/** Stores the outcome of a run. */
export const finishRun = (
  db: EntityManager,
  { id }: Pick<FeedRun, "id">,
  outcome: { status: FeedRunStatus; message?: string; report?: FeedRun["report"] },
): Promise<unknown> =>
  db
    .createQueryBuilder()
    .update(FeedRun)
    .set({ message: "", report: null, ...outcome, finishedAt: () => "now()" })
    .where({ id })
    .execute();
