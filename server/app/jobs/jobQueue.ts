import type { EntityManager } from "typeorm";
import { claimRows } from "../../core/jobs/claimRows";
import { nextRunSql, type OnceJob } from "../../core/jobs/job";
import { leaseInterval } from "../../core/jobs/lease";

type NamedJob = Pick<OnceJob, "name">;

/**
 * Makes all jobs due, in the order of the list. Servers that start together do each run once: a job that ran in the last
 * minutes waits for its next time.
 */
export const startJobRows = (db: EntityManager, jobs: readonly NamedJob[]): Promise<unknown> =>
  db.query(
    `INSERT INTO jobs (name, next_run_at)
     SELECT name, now() + place * interval '1 microsecond' FROM unnest($1::text[]) WITH ORDINALITY AS job (name, place)
     ON CONFLICT (name) DO UPDATE SET next_run_at = LEAST(jobs.next_run_at, excluded.next_run_at)
     WHERE jobs.ended_at IS NULL OR jobs.ended_at < now() - interval '10 minutes'`,
    [jobs.map(({ name }) => name)],
  );

/** Claims the job that has waited longest, also one whose server reports nothing; null when none is due. */
export async function claimJob(db: EntityManager, jobs: readonly NamedJob[], runId: string): Promise<string | null> {
  const [claimed] = await claimRows<{ name: string }>(db, {
    table: "jobs",
    key: "name",
    due: "name = ANY($1) AND next_run_at <= now() AND (leased_until IS NULL OR leased_until < now())",
    order: "next_run_at",
    set: `run_id = $2, leased_until = now() + ${leaseInterval}`,
    limit: 1,
    values: [jobs.map(({ name }) => name), runId],
  });
  return claimed?.name ?? null;
}

/** Says that the run goes on. @returns false when another server repeats it. */
export async function renewRun(db: EntityManager, runId: string): Promise<boolean> {
  const [, renewed]: [unknown, number] = await db.query(
    `UPDATE jobs SET leased_until = now() + ${leaseInterval} WHERE run_id = $1`,
    [runId],
  );
  return renewed > 0;
}

/** Stores how a run ended, and plans the next one: times that came in between are left out. */
export const endRun = (
  db: EntityManager,
  runId: string,
  { once }: Pick<OnceJob, "once">,
  outcome: "done" | "failed",
): Promise<unknown> =>
  db.query(
    `UPDATE jobs SET run_id = NULL, leased_until = NULL, ended_at = now(), outcome = $2, next_run_at = ${nextRunSql(once)}
     WHERE run_id = $1`,
    [runId, outcome],
  );

/** Leaves a run to another server, or to the next start. */
export const leaveRun = (db: EntityManager, runId: string): Promise<unknown> =>
  db.query("UPDATE jobs SET run_id = NULL, leased_until = NULL WHERE run_id = $1", [runId]);
