import type { PoolClient } from "pg";
import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { type ConnectionPool, getPool } from "../shared/read/connectionPool";
import { createDataSource } from "./dataSource";

/** A position in the write-ahead log (log sequence number), in bytes since its beginning. */
export type Lsn = bigint;

/** Null on a server that is not in recovery, such as a restarted former primary: its rows may be stale. */
const selectReplayedLsn = `
  SELECT pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END, '0/0')::text AS lsn`;

const timeoutMs = 1_000;

type State = "current" | "behind" | "down";

const messages: Record<State, string> = {
  current: "reading from a replica",
  behind: "a replica lags or is not in recovery; reading from the primary",
  down: "a replica does not respond; reading from the primary",
};

export interface ReplicaOptions {
  url: string;
  poolSize: number;
  /** Fallback when the replica has no free connection. */
  primary: DataSource;
  log: Logger;
}

/** A replica of the database and its replay position. */
export class Replica {
  private readonly dataSource: DataSource;
  /** Host name for log messages; it contains no password. */
  private readonly name: string;
  private replayedLsn: Lsn | null = null;
  private loggedState: State | null = null;

  constructor(private readonly options: ReplicaOptions) {
    const { url, poolSize } = options;
    this.dataSource = createDataSource({ url, poolSize, readOnly: true });
    this.name = new URL(url).host;
  }

  get db(): EntityManager {
    return this.dataSource.manager;
  }

  /** Whether the replica was ever connected; only then can it serve reads. */
  get hasConnected(): boolean {
    return this.dataSource.isInitialized;
  }

  get isUp(): boolean {
    return this.replayedLsn !== null;
  }

  hasReplayed(lsn: Lsn): boolean {
    return this.replayedLsn !== null && this.replayedLsn >= lsn;
  }

  /** Reads the replica's replay position. */
  async check(): Promise<void> {
    try {
      const pool = await this.connectedPool();
      this.replayedLsn = await readReplayedLsn(pool);
    } catch (error) {
      this.markDown(error);
    }
  }

  /** Logs the state when it has changed. */
  logState(state: State, error?: unknown): void {
    if (this.loggedState === state) return;
    this.loggedState = state;
    const details = { replica: this.name, ...(error !== undefined && { err: error }) };
    if (state === "current") this.options.log.info(details, messages[state]);
    else this.options.log.warn(details, messages[state]);
  }

  async stop(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  private markDown(error: unknown): void {
    this.replayedLsn = null;
    this.logState("down", error);
  }

  private async connectedPool(): Promise<ConnectionPool> {
    const isNew = !this.hasConnected;
    if (isNew) await this.dataSource.initialize();
    const pool = getPool(this.dataSource);
    // The redirect starts here because the first connection must go to the replica.
    if (isNew) pool.redirect(() => this.connectWithFallback(pool));
    return pool;
  }

  /** Returns a connection to the primary when the replica has none, so that a read in progress can continue. */
  private async connectWithFallback(pool: ConnectionPool): Promise<PoolClient> {
    if (this.isUp) {
      try {
        return await pool.connectDirectly();
      } catch (error) {
        this.markDown(error);
      }
    }
    try {
      return await getPool(this.options.primary).connect();
    } catch (error) {
      // Without the primary, a stale replica is better than an error. Perhaps only the position check timed out.
      const last = await pool.connectDirectly().catch(() => null);
      if (last === null) throw error;
      return last;
    }
  }
}

async function readReplayedLsn(pool: ConnectionPool): Promise<Lsn> {
  const client = await pool.connectDirectly();
  try {
    const query = { text: selectReplayedLsn, query_timeout: timeoutMs };
    const { rows } = await client.query<{ lsn: string | null }>(query);
    client.release();
    return BigInt(rows[0].lsn ?? 0);
  } catch (error) {
    client.release(true);
    throw error;
  }
}
