import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { type Lsn, Replica } from "./replica";

/** How often the primary is asked for its position. A replica that does not reach a position within this time lags. */
const intervalMs = 1_000;
const timeoutMs = 1_000;
const shortestWaitMs = 5;

const selectLsn = (position: string): string => `SELECT pg_wal_lsn_diff(${position}(), '0/0')::text AS lsn`;
/** Behind every commit that anybody has heard of, also when commits do not wait for the disk. */
const selectWrittenLsn = selectLsn("pg_current_wal_insert_lsn");
/** The end of what replicas receive. The primary may lose the rest when it dies, and replicas would seem to lag for good. */
const selectSentLsn = selectLsn("pg_current_wal_flush_lsn");

/** Where a visitor's reads go. */
export interface ReadSource {
  db: EntityManager;
  /** False when the rows may be older than the last write, because the primary cannot be asked: do not cache what they make. */
  isCurrent: boolean;
}

export interface ReplicasOptions {
  primary: DataSource;
  urls: readonly string[];
  poolSize: number;
  log: Logger;
}

/**
 * The replicas that visitors' reads go to. After a write that this process makes or hears of, a replica is read again when it has
 * replayed that write. Until then, and while the replicas are down, the primary is read. While the primary is down, the replicas
 * are read as they are.
 */
export class Replicas {
  private readonly all: readonly Replica[];
  /** What a replica must have replayed to be read; null between a write and the primary's answer where it is. */
  private requiredLsn: Lsn | null = null;
  private writes = 0;
  private primaryAskedAt = 0;
  private primaryAnswers = true;
  private reads = 0;
  private waitMs = shortestWaitMs;
  private readonly stopping = new AbortController();
  private wakeUp = new AbortController();
  private watching: Promise<void> = Promise.resolve();

  constructor(private readonly options: ReplicasOptions) {
    const { urls, ...rest } = options;
    this.all = urls.map((url) => new Replica({ url, ...rest }));
  }

  /** Returns where to read. Call it once for each request, so that all its rows come from one server. */
  choose(): ReadSource {
    const { requiredLsn } = this;
    const current = requiredLsn === null ? [] : this.all.filter((replica) => replica.hasReplayed(requiredLsn));
    if (current.length > 0) return { db: current[this.reads++ % current.length].db, isCurrent: true };
    const known = this.primaryAnswers ? [] : this.all.filter(({ isKnown }) => isKnown);
    const old = known.find(({ isUp }) => isUp) ?? known.at(0);
    return old ? { db: old.db, isCurrent: false } : { db: this.options.primary.manager, isCurrent: true };
  }

  /** Whether there is anything to read from when the primary is gone. */
  get answer(): boolean {
    return this.all.some(({ isUp }) => isUp);
  }

  /** Call it as soon as something was written, or may have been. */
  written(): void {
    this.writes += 1;
    this.requiredLsn = null;
    this.waitMs = shortestWaitMs;
    this.wakeUp.abort();
  }

  start(): void {
    if (this.all.length > 0) this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await Promise.all(this.all.map((replica) => replica.stop().catch(() => undefined)));
  }

  private async watch(): Promise<void> {
    const stopped = this.stopping.signal;
    while (!stopped.aborted) {
      this.wakeUp = new AbortController();
      await this.check();
      this.waitMs = this.isSettled ? intervalMs : Math.min(2 * this.waitMs, intervalMs);
      const signal = AbortSignal.any([stopped, this.wakeUp.signal]);
      await sleep(this.waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private get isSettled(): boolean {
    const { requiredLsn } = this;
    return requiredLsn !== null && this.all.every((replica) => !replica.isUp || replica.hasReplayed(requiredLsn));
  }

  private async check(): Promise<void> {
    if (this.requiredLsn === null || Date.now() - this.primaryAskedAt >= intervalMs) await this.askPrimary();
    await Promise.all(this.all.map((replica) => replica.check()));
    const { requiredLsn } = this;
    if (requiredLsn === null) return;
    for (const replica of this.all) if (replica.hasReplayed(requiredLsn)) replica.logState("current");
  }

  private async askPrimary(): Promise<void> {
    const { writes, requiredLsn } = this;
    for (const replica of this.all) {
      if (requiredLsn !== null && replica.isUp && !replica.hasReplayed(requiredLsn)) replica.logState("behind");
    }
    this.primaryAskedAt = Date.now();
    const timeout = sleep(timeoutMs, null, { ref: false });
    const answer = this.options.primary.query<{ lsn: string }[]>(
      requiredLsn === null ? selectWrittenLsn : selectSentLsn,
    );
    const rows = await Promise.race([answer, timeout]).catch(() => null);
    this.primaryAnswers = rows !== null;
    // A write during the question may lie behind the answer.
    if (rows !== null && writes === this.writes) this.requiredLsn = BigInt(rows[0].lsn);
  }
}
