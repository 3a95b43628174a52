import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { type Lsn, Replica } from "./replica";

/** How often the server reads the primary's position. A replica that does not reach a position within this time lags. */
const intervalMs = 1_000;
const timeoutMs = 1_000;
const minWaitMs = 5;

const selectLsn = (position: string): string => `SELECT pg_wal_lsn_diff(${position}(), '0/0')::text AS lsn`;
/** At or after every commit, including commits that do not wait for the disk. */
const selectWrittenLsn = selectLsn("pg_current_wal_insert_lsn");
/** Replicas receive the log up to here. The primary can lose the rest in a crash, and replicas would then never reach it. */
const selectSentLsn = selectLsn("pg_current_wal_flush_lsn");

/** The connection for one visitor request's reads. */
export interface ReadSource {
  db: EntityManager;
  /** False when the primary is down and rows may be stale: do not cache the response. */
  isCurrent: boolean;
}

export interface ReplicasOptions {
  primary: DataSource;
  urls: readonly string[];
  poolSize: number;
  log: Logger;
}

/**
 * Chooses between the primary and its replicas for visitors' reads. After a write or an invalidation message, a replica is used
 * again when it has replayed that write. Until then, and while all replicas are down, the primary serves the reads. While the
 * primary is down, the replicas serve them even if they are stale.
 */
export class Replicas {
  private readonly replicas: readonly Replica[];
  /** Position that a replica must have replayed; null after a write until the primary returns its position. */
  private requiredLsn: Lsn | null = null;
  private writeCount = 0;
  private primaryCheckedAt = 0;
  private isPrimaryUp = true;
  private readCount = 0;
  private waitMs = minWaitMs;
  private readonly stopping = new AbortController();
  private wakeUp = new AbortController();
  private watching: Promise<void> = Promise.resolve();

  constructor(private readonly options: ReplicasOptions) {
    const { urls, ...rest } = options;
    this.replicas = urls.map((url) => new Replica({ url, ...rest }));
  }

  /** Call it once per request, so that all rows of the request come from one server. */
  chooseReadSource(): ReadSource {
    const { requiredLsn } = this;
    const current = requiredLsn === null ? [] : this.replicas.filter((replica) => replica.hasReplayed(requiredLsn));
    if (current.length > 0) return { db: current[this.readCount++ % current.length].db, isCurrent: true };
    const fallbacks = this.isPrimaryUp ? [] : this.replicas.filter(({ hasConnected }) => hasConnected);
    const stale = fallbacks.find(({ isUp }) => isUp) ?? fallbacks.at(0);
    return stale ? { db: stale.db, isCurrent: false } : { db: this.options.primary.manager, isCurrent: true };
  }

  /** Whether a replica can serve reads when the primary is down. */
  get isAvailable(): boolean {
    return this.replicas.some(({ isUp }) => isUp);
  }

  /** Call it immediately after a write or a possible write. */
  markWritten(): void {
    this.writeCount += 1;
    this.requiredLsn = null;
    this.waitMs = minWaitMs;
    this.wakeUp.abort();
  }

  start(): void {
    if (this.replicas.length > 0) this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await Promise.all(this.replicas.map((replica) => replica.stop().catch(() => undefined)));
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
    return requiredLsn !== null && this.replicas.every((replica) => !replica.isUp || replica.hasReplayed(requiredLsn));
  }

  private async check(): Promise<void> {
    if (this.requiredLsn === null || Date.now() - this.primaryCheckedAt >= intervalMs) await this.checkPrimary();
    await Promise.all(this.replicas.map((replica) => replica.check()));
    const { requiredLsn } = this;
    if (requiredLsn === null) return;
    for (const replica of this.replicas) if (replica.hasReplayed(requiredLsn)) replica.logState("current");
  }

  private async checkPrimary(): Promise<void> {
    const { writeCount, requiredLsn } = this;
    for (const replica of this.replicas) {
      if (requiredLsn !== null && replica.isUp && !replica.hasReplayed(requiredLsn)) replica.logState("behind");
    }
    this.primaryCheckedAt = Date.now();
    const timeout = sleep(timeoutMs, null, { ref: false });
    const query = this.options.primary.query<{ lsn: string }[]>(
      requiredLsn === null ? selectWrittenLsn : selectSentLsn,
    );
    const rows = await Promise.race([query, timeout]).catch(() => null);
    this.isPrimaryUp = rows !== null;
    // The position may precede a write that happened during the query.
    if (rows !== null && writeCount === this.writeCount) this.requiredLsn = BigInt(rows[0].lsn);
  }
}
