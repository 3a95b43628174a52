import { Pool, type PoolClient } from "pg";
import type { DataSource } from "typeorm";

type Connect = () => Promise<PoolClient>;
type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient["release"],
) => void;

/** pg's connection pool, which can get the connections that it hands out from elsewhere, such as from another pool. */
export class ConnectionPool extends Pool {
  private connectElsewhere: Connect | null = null;

  /** Makes `connect` call this function from now on. */
  redirect(connect: Connect): void {
    this.connectElsewhere = connect;
  }

  /** Returns a connection of this pool, redirected or not. */
  connectDirectly(): Promise<PoolClient> {
    return super.connect();
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (this.connectElsewhere === null) return callback ? super.connect(callback) : super.connect();
    const connecting = this.connectElsewhere();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }
}

/** TypeORM creates a pool each time it connects, and does not publish it. */
const pools = new WeakMap<DataSource, ConnectionPool>();

export const registerPool = (dataSource: DataSource, pool: ConnectionPool): void => void pools.set(dataSource, pool);

/** Returns the pool that the data source created when it last tried to connect, or undefined when it never has. */
export const findPool = (dataSource: DataSource): ConnectionPool | undefined => pools.get(dataSource);

/**
 * Returns the pool of a connected data source.
 * @throws Error, which means SERVICE_UNAVAILABLE to callers of the API, when the data source is not connected
 */
export function getPool(dataSource: DataSource): ConnectionPool {
  const pool = dataSource.isInitialized ? findPool(dataSource) : undefined;
  if (!pool) throw new Error("Connection is not established: the data source is not connected.");
  return pool;
}
