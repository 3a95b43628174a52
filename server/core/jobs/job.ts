import type { Logger } from "pino";
import type { EntityManager } from "typeorm";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What every job gets. */
export interface JobTools {
  db: EntityManager;
  log: Logger;
}

/** Times in UTC that repeat. */
export interface Schedule {
  /** Milliseconds between two times. */
  everyMs: number;
  /** Milliseconds from midnight, or from the start of the hour, to the first time. */
  afterMs: number;
}

/** @param time such as "03:05", in UTC */
export function daily(time: string): Schedule {
  const [hours, minutes] = time.split(":").map(Number);
  return { everyMs: dayMs, afterMs: (60 * hours + minutes) * minuteMs };
}

/** Must divide a day, so that the times are the same each day. */
export const everyMinutes = (minutes: number, after = 0): Schedule => ({
  everyMs: minutes * minuteMs,
  afterMs: after * minuteMs,
});

export const hourly = (minute: number): Schedule => everyMinutes(60, minute);

/**
 * SQL: the first time of a schedule after the given time. The database's clock is the same for all servers.
 * @param schedule whose beginning may also be SQL.
 */
export const nextRunSql = (
  { everyMs, afterMs }: Pick<Schedule, "everyMs"> & { afterMs: number | string },
  time = "now()",
): string =>
  `to_timestamp(((floor((extract(epoch FROM ${time}) * 1000 - ${afterMs}) / ${everyMs}) + 1) * ${everyMs} + ${afterMs}) / 1000)`;

/** Work on a schedule: one of several processes does each run, and another repeats the run of a killed one. */
export interface OnceJob<Tools extends JobTools = JobTools> {
  name: string;
  once: Schedule;
  /** @returns what the log shows, such as the number of deleted rows. */
  run: (tools: Tools, end: AbortSignal) => Promise<unknown>;
}

/**
 * Work that every process looks for again and again: for its own caches, or among rows that processes share by locks. A look
 * does not overlap with the next.
 */
export interface EverywhereJob<Tools extends JobTools = JobTools> {
  name: string;
  /** Milliseconds between two looks. */
  everywhere: number;
  /** Prepares what the looks of a process share. `end` aborts when the process stops. */
  start: (tools: Tools, end: AbortSignal) => Look;
}

export interface Look {
  run: () => Promise<unknown>;
  /** Waits for what a look has begun, after `end` has aborted. */
  stop?: () => Promise<void>;
}

/** Recurring work outside of requests. */
export type Job<Tools extends JobTools = JobTools> = OnceJob<Tools> | EverywhereJob<Tools>;
