import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { markStaleRead } from "../core/cache/invalidation";
import { databaseError } from "../core/errors/databaseErrors";
import { type ConnectionWork, readThrough, runOnDataSource } from "../core/read/connection";
import { createDataSource } from "./dataSource";

/** How long the reader or the writer is not asked again after it failed; also when a replica counts as lagging. */
const retryMs = 1_000;
/** The first wait after a replica was behind; each next one is twice as long. */
const minPauseMs = 5;
/** A fail-over cuts all connections to a replica that it promotes. Until the pool notices, it hands them out. */
const cutPausesMs = [50, 200, 500];
/** A read that failed more slowly was not cut: it waited for a connection, of which others need the next one. */
const cutMs = 500;

/** After every commit so far, including commits that do not wait for the disk. */
const selectWrittenLsn = "SELECT pg_current_wal_insert_lsn() AS lsn";
/** The balancer may also have chosen the primary, which contains what it has written. */
const selectHasReached = `
  SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_insert_lsn() END >= $1::pg_lsn AS reached`;

type State = "current" | "behind" | "down";

const messages: Record<State, string> = {
  current: "visitors read from the replicas",
  behind: "a replica lags; visitors read from the primary",
  down: "the replicas do not respond; visitors read from the primary",
};

/** A replica cancels statements that need rows which the primary has removed. */
const isRecoveryConflict = (error: unknown): boolean => (error as { code?: string }).code === "40001";

const isOutage = (error: unknown): boolean => databaseError(error)?.extensions.code === "SERVICE_UNAVAILABLE";

export interface ReaderOptions {
  /** The address of a balancer in front of the replicas: each connection may reach another one, or the primary. */
  url: string;
  poolSize: number;
  writer: DataSource;
  log: Logger;
}

/**
 * Runs visitors' statements on connections to replicas that have replayed the last write that this process made or heard of. A
 * connection is asked for its position (LSN) once after each write. Until it is known, and while it is not reached or the replicas
 * fail, the writer runs the statement. While the writer is down, a replica runs it even if its rows may be stale.
 */
export class Reader {
  /** For visitors' reads. Transactions, and what does not go through `runOnManager`, use the writer. */
  readonly db: EntityManager;
  private readonly dataSource: DataSource;
  private connecting: Promise<unknown> | undefined;
  /** Position that a connection must have reached; null after a write until the writer has said it. */
  private requiredLsn: string | null = null;
  private readonly reachedLsn = new WeakMap<Client, string>();
  private writeCount = 0;
  private isWriterDown = false;
  private refreshing: Promise<void> | undefined;
  private pausedUntil = 0;
  private pauseMs = minPauseMs;
  private behindSince: number | null = null;
  private state: State | null = null;
  private readonly stopping = new AbortController();
  private readonly counts = { reader: 0, writer: 0, stale: 0 };

  constructor(private readonly options: ReaderOptions) {
    const { url, poolSize, writer } = options;
    this.dataSource = createDataSource({ url, poolSize, readOnly: true });
    this.db = readThrough(writer.createEntityManager(), (work) => this.run(work));
  }

  /** Statements since the start of the process, by where they ran. */
  get figures(): Readonly<Record<"reader" | "writer" | "stale", number>> {
    return this.counts;
  }

  /** Checks that a replica answers. @throws when none does. */
  async ping(): Promise<void> {
    await this.runOnReader((client) => client.query("SELECT 1"));
  }

  /** Call it immediately after a write or a possible write, and when the writer has connected. */
  markWritten(): void {
    this.writeCount += 1;
    this.requiredLsn = null;
    const canAsk = this.options.writer.isInitialized && !this.stopping.signal.aborted;
    if (canAsk) this.refreshing ??= this.refresh().finally(() => (this.refreshing = undefined));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.refreshing;
    await this.connecting?.catch(() => undefined);
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  private async run<Result>(work: ConnectionWork<Result>): Promise<Result> {
    const { requiredLsn } = this;
    if (requiredLsn !== null && Date.now() >= this.pausedUntil) {
      // While it is down, one statement at a time finds out whether it is up again.
      if (this.state === "down") this.pausedUntil = Date.now() + retryMs;
      const done = await this.tryReader(requiredLsn, work);
      if (done) return done.result;
    }
    return this.runOnWriter(work);
  }

  /** Returns null when the connection is behind, or the replica fails. */
  private async tryReader<Result>(lsn: string, work: ConnectionWork<Result>): Promise<{ result: Result } | null> {
    try {
      return await this.runOnReader(async (client) => {
        if (this.reachedLsn.get(client) !== lsn && !(await this.checkPosition(client, lsn))) return null;
        const result = await work(client);
        this.counts.reader += 1;
        if (this.state !== "current") this.pausedUntil = 0;
        this.changeState("current");
        return { result };
      });
    } catch (error) {
      if (isRecoveryConflict(error)) return null;
      if (!isOutage(error)) throw error;
      this.pausedUntil = Date.now() + retryMs;
      this.changeState("down", error);
      return null;
    }
  }

  private async checkPosition(client: Client, lsn: string): Promise<boolean> {
    const { rows } = await client.query<{ reached: boolean }>(selectHasReached, [lsn]);
    if (rows[0].reached) {
      this.reachedLsn.set(client, lsn);
      this.behindSince = null;
      return true;
    }
    const now = Date.now();
    this.behindSince ??= now;
    this.pausedUntil = now + this.pauseMs;
    this.pauseMs = Math.min(2 * this.pauseMs, retryMs);
    if (now - this.behindSince >= retryMs) {
      this.changeState("behind");
      // The pool opens another connection, perhaps to a replica that does not lag.
      void client.end().catch(() => undefined);
    }
    return false;
  }

  private async runOnWriter<Result>(work: ConnectionWork<Result>): Promise<Result> {
    let failure: unknown = null;
    if (!this.isWriterDown) {
      try {
        const result = await runOnDataSource(this.options.writer, work);
        this.counts.writer += 1;
        return result;
      } catch (error) {
        if (!isOutage(error)) throw error;
        failure = error;
        this.isWriterDown = true;
        this.markWritten();
      }
    }
    markStaleRead();
    return this.runStale(work, failure);
  }

  /** @throws the writer's failure, if it was asked. */
  private async runStale<Result>(
    work: ConnectionWork<Result>,
    writerFailure: unknown,
    [pauseMs, ...pauses]: readonly (number | undefined)[] = cutPausesMs,
  ): Promise<Result> {
    const began = Date.now();
    try {
      const result = await this.runOnReader(work);
      this.counts.stale += 1;
      return result;
    } catch (error) {
      if (!isOutage(error)) throw error;
      if (pauseMs === undefined || Date.now() - began > cutMs) throw writerFailure ?? error;
    }
    await sleep(pauseMs);
    return this.runStale(work, writerFailure, pauses);
  }

  private async runOnReader<Result>(work: ConnectionWork<Result>): Promise<Result> {
    if (!this.dataSource.isInitialized) {
      this.connecting ??= this.dataSource.initialize().finally(() => (this.connecting = undefined));
      await this.connecting;
    }
    return runOnDataSource(this.dataSource, work);
  }

  /** Asks the writer for its position until it answers. */
  private async refresh(): Promise<void> {
    const { signal } = this.stopping;
    while (this.requiredLsn === null && !signal.aborted) {
      const { writeCount } = this;
      // A blocked process may find the writer's answer beside the timeout, so it reads its sockets before it decides.
      const timeout = sleep(retryMs, null, { ref: false }).then(() => nextTurn(null));
      const query = this.options.writer.query<{ lsn: string }[]>(selectWrittenLsn);
      const rows = await Promise.race([query, timeout]).catch(() => null);
      this.isWriterDown = rows === null;
      if (rows === null) await sleep(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
      // The position may precede a write that happened during the query.
      else if (writeCount === this.writeCount) this.requireLsn(rows[0].lsn);
    }
  }

  private requireLsn(lsn: string): void {
    this.requiredLsn = lsn;
    this.pauseMs = minPauseMs;
    if (this.state !== "down") this.pausedUntil = 0;
  }

  /** Logs the state when it has changed. */
  private changeState(state: State, error?: unknown): void {
    if (this.state === state) return;
    this.state = state;
    if (state === "current") this.options.log.info(messages[state]);
    else this.options.log.warn({ ...(error !== undefined && { err: error }) }, messages[state]);
  }
}
