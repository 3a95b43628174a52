import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../database/dataSource";
import { type FaultyProxy, faultyProxy } from "./faultyProxy";
import { connectTimeoutMs } from "../database/startDatabase";
import { testDatabase } from "../database/testDatabase";
import { type TestServer, testServer } from "../testServer";

export interface FaultyServer {
  /** Connects directly to the database. On the embedded engine both share one session, so use it only between requests. */
  direct: DataSource;
  /** The server's data source, which goes through the proxy. */
  dataSource: DataSource;
  pool: Pool;
  proxy: FaultyProxy;
  server: TestServer;
  signedIn: { cookie: string };
  /** Takes all connections of the server's pool. @returns a function that releases them. */
  holdConnections(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** TypeORM publishes the pool of its driver, but not its type. */
export const getPool = ({ driver }: DataSource): Pool => (driver as unknown as { master: Pool }).master;

/** Starts a server on a new test database behind a faulty proxy. */
export async function faultyServer(): Promise<FaultyServer> {
  const direct = await testDatabase();
  const proxy = await faultyProxy(direct);
  const dataSource = createDataSource({ ...proxy.target, connectTimeoutMs });
  await dataSource.initialize();
  const server = await testServer(dataSource);
  return {
    direct,
    dataSource,
    pool: getPool(dataSource),
    proxy,
    server,
    signedIn: await server.signIn(),
    holdConnections: async () => {
      const size = "url" in proxy.target ? proxy.target.poolSize : 1;
      const runners = Array.from({ length: size }, () => dataSource.createQueryRunner());
      for (const runner of runners) await runner.connect();
      return async () => {
        for (const runner of runners) await runner.release();
      };
    },
    stop: async () => {
      await server.app.close();
      await dataSource.destroy();
      await proxy.stop();
      await direct.destroy();
    },
  };
}
