import { setImmediate as nextTurn } from "node:timers/promises";
import { Pool, type PoolClient, type PoolConfig } from "pg";

/** Whether a backup of the engine was running at this time (`performance.now()`) or later. */
export type WasBackedUp = (since: number) => boolean;

interface PatientPoolOptions extends PoolConfig {
  wasBackedUp: WasBackedUp;
}

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/** Messages of the pool for a busy connection and for a new one. */
const timedOut = /timeout exceeded when trying to connect|due to connection timeout/;

/**
 * A pool whose callers wait again for a connection when a backup ran during their wait. While the engine is copied it answers no
 * statement, and while the backup reads the copy, a small machine is busy.
 */
export class PatientPool extends Pool {
  private readonly wasBackedUp: WasBackedUp;

  constructor(options: PatientPoolOptions) {
    super(options);
    this.wasBackedUp = options.wasBackedUp;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const connecting = this.connectPatiently();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private async connectPatiently(): Promise<PoolClient> {
    const since = performance.now();
    try {
      return await super.connect();
    } catch (error) {
      // A blocked process may find the engine's message beside the timeout, so it reads its sockets before it decides.
      await nextTurn();
      if (!timedOut.test((error as Error).message) || !this.wasBackedUp(since)) throw error;
      return this.connectPatiently();
    }
  }
}
