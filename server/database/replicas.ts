import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { Replica, type WalPosition } from "./replica";

/** How often the primary is asked how far it is; what a replica then lacks for as long again, it lags. */
const askEvery = 1_000;
const patience = 1_000;
const positionOf = (place: string): string => `SELECT pg_wal_lsn_diff(${place}(), '0/0')::text AS position`;
/** Never before the end of a commit that anybody has heard of, also where commits do not wait for the disk. */
const writtenPosition = positionOf("pg_current_wal_insert_lsn");
/** What replicas are sent; what is written besides may stay behind when the primary dies, and would make them look old. */
const sentPosition = positionOf("pg_current_wal_flush_lsn");
const shortestWait = 5;

/** Where a visitor's reads go. */
export interface ReadSource {
  db: EntityManager;
  /** False when something older than the last write may be read, because nobody can tell: what is made of it is not kept. */
  isCurrent: boolean;
}

export interface ReplicasOptions {
  primary: DataSource;
  urls: readonly string[];
  poolSize: number;
  log: Logger;
}

/**
 * The replicas that visitors' reads go to. After every write that this process makes or hears of, they are read again only
 * when they have replayed it; until then, and while they are down, the primary is. While that is down, they are read as they are.
 */
export class Replicas {
  private readonly all: readonly Replica[];
  /** What a replica must have replayed to be read; null while nobody knows, because something was written just now. */
  private needed: WalPosition | null = null;
  private writes = 0;
  private asked = 0;
  private primaryAnswers = true;
  private turn = 0;
  private wait = shortestWait;
  private readonly ending = new AbortController();
  private waking = new AbortController();
  private watching: Promise<void> = Promise.resolve();

  constructor(private readonly options: ReplicasOptions) {
    const { urls, ...rest } = options;
    this.all = urls.map((url) => new Replica({ url, ...rest }));
  }

  /** To be asked once for each request, so that all of it comes from one place. */
  choose(): ReadSource {
    const { needed } = this;
    const current = needed === null ? [] : this.all.filter((replica) => replica.has(needed));
    if (current.length > 0) return { db: current[this.turn++ % current.length].db, isCurrent: true };
    const known = this.primaryAnswers ? [] : this.all.filter(({ isKnown }) => isKnown);
    const old = known.find(({ isUp }) => isUp) ?? known.at(0);
    return old ? { db: old.db, isCurrent: false } : { db: this.options.primary.manager, isCurrent: true };
  }

  /** Whether there is anything to read from when the primary is gone. */
  get answer(): boolean {
    return this.all.some(({ isUp }) => isUp);
  }

  /** To be called as soon as something was written, or may have been. */
  written(): void {
    this.writes += 1;
    this.needed = null;
    this.wait = shortestWait;
    this.waking.abort();
  }

  start(): void {
    if (this.all.length > 0) this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.watching;
    await Promise.all(this.all.map((replica) => replica.stop().catch(() => undefined)));
  }

  private async watch(): Promise<void> {
    const end = this.ending.signal;
    while (!end.aborted) {
      this.waking = new AbortController();
      await this.look();
      this.wait = this.isSettled ? askEvery : Math.min(2 * this.wait, askEvery);
      const { signal } = this.waking;
      await sleep(this.wait, undefined, { signal: AbortSignal.any([end, signal]), ref: false }).catch(() => undefined);
    }
  }

  private get isSettled(): boolean {
    const { needed } = this;
    return needed !== null && this.all.every((replica) => !replica.isUp || replica.has(needed));
  }

  private async look(): Promise<void> {
    if (this.needed === null || Date.now() - this.asked >= askEvery) await this.askPrimary();
    await Promise.all(this.all.map((replica) => replica.look()));
    const { needed } = this;
    if (needed === null) return;
    for (const replica of this.all) if (replica.has(needed)) replica.tell("current");
  }

  private async askPrimary(): Promise<void> {
    const { writes, needed } = this;
    for (const replica of this.all) if (needed !== null && replica.isUp && !replica.has(needed)) replica.tell("behind");
    this.asked = Date.now();
    const silence = sleep(patience, null, { ref: false });
    const asking = this.options.primary.query<{ position: string }[]>(needed === null ? writtenPosition : sentPosition);
    const rows = await Promise.race([asking, silence]).catch(() => null);
    this.primaryAnswers = rows !== null;
    // What was written while it was asked may lie behind its answer.
    if (rows !== null && writes === this.writes) this.needed = BigInt(rows[0].position);
  }
}
