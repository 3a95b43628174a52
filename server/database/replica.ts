import type { Logger } from "pino";
import type { Client } from "pg";
import type { DataSource, EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { createDataSource } from "./dataSource";

/** How far the write-ahead log goes, in bytes since its beginning: of what is written, or of what a replica has replayed. */
export type WalPosition = bigint;

/** A server that follows nobody, such as a former primary that was started again, has nothing that can be vouched for. */
const replayedPosition = `
  SELECT pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END, '0/0')::text AS position`;

const patience = 1_000;

type Connection = [Client, (error?: unknown) => void];
type State = "current" | "behind" | "down";

const sentences: Record<State, string> = {
  current: "a replica is read from",
  behind: "a replica lags, or follows the primary no more, so the primary is read instead",
  down: "a replica does not answer, so the primary is read instead",
};

export interface ReplicaOptions {
  url: string;
  poolSize: number;
  /** Read instead where this replica has no connection to give. */
  primary: DataSource;
  log: Logger;
}

/** One copy of the database that follows the primary, and how far it has come. */
export class Replica {
  private readonly dataSource: DataSource;
  /** As it may stand in a log. */
  private readonly name: string;
  private reached: WalPosition | null = null;
  private told: State | null = null;
  private ownConnection: () => Promise<Connection> = () => Promise.reject(new Error("It was never reached."));

  constructor(private readonly options: ReplicaOptions) {
    const { url, poolSize } = options;
    this.dataSource = createDataSource({ url, poolSize, readOnly: true });
    this.name = new URL(url).host;
  }

  get db(): EntityManager {
    return this.dataSource.manager;
  }

  /** Whether it was ever reached: else nothing can be asked of it. */
  get isKnown(): boolean {
    return this.dataSource.isInitialized;
  }

  get isUp(): boolean {
    return this.reached !== null;
  }

  has(position: WalPosition): boolean {
    return this.reached !== null && this.reached >= position;
  }

  /** Finds out whether it answers, and how far it has come. */
  async look(): Promise<void> {
    try {
      if (!this.isKnown) await this.connect();
      this.reached = await this.position();
    } catch (error) {
      this.lose(error);
    }
  }

  /** Says in the log what it is, once. */
  tell(state: State, error?: unknown): void {
    if (this.told === state) return;
    this.told = state;
    const facts = { replica: this.name, ...(error !== undefined && { err: error }) };
    if (state === "current") this.options.log.info(facts, sentences[state]);
    else this.options.log.warn(facts, sentences[state]);
  }

  async stop(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  private lose(error: unknown): void {
    this.reached = null;
    this.tell("down", error);
  }

  /** Whatever was begun on a replica that goes away has its next statement answered by the primary, which is never behind. */
  private async connect(): Promise<void> {
    await this.dataSource.initialize();
    const driver = this.dataSource.driver as PostgresDriver;
    const primary = this.options.primary.driver as PostgresDriver;
    this.ownConnection = driver.obtainMasterConnection.bind(driver) as () => Promise<Connection>;
    driver.obtainMasterConnection = async () => {
      if (this.isUp) {
        try {
          return await this.ownConnection();
        } catch (error) {
          this.lose(error);
        }
      }
      return primary.obtainMasterConnection().catch(async (error: unknown) => {
        // With the primary gone, too: perhaps it was only slow to say how far it is.
        const last = await this.ownConnection().catch(() => null);
        if (last === null) throw error;
        return last;
      });
    };
  }

  private async position(): Promise<WalPosition> {
    const [client, release] = await this.ownConnection();
    try {
      const query = { text: replayedPosition, query_timeout: patience };
      const { rows } = await client.query<{ position: string | null }>(query);
      release();
      return BigInt(rows[0].position ?? 0);
    } catch (error) {
      release(error);
      throw error;
    }
  }
}
