import type { DataSource } from "typeorm";
import { createDataSource } from "../database/dataSource";
import { type FaultyProxy, faultyProxy } from "./faultyProxy";
import { testDatabase } from "./testDatabase";
import { type TestServer, testServer } from "./testServer";

export interface FaultyServer {
  /** Past the proxy. On the embedded engine both share one session, so it is asked between requests alone. */
  direct: DataSource;
  /** The server's own, through the proxy. */
  dataSource: DataSource;
  proxy: FaultyProxy;
  server: TestServer;
  signedIn: { cookie: string };
  /** Takes every connection of the server. @returns what gives them back. */
  holdConnections(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** A server whose way to a new test database can be disturbed. */
export async function faultyServer(): Promise<FaultyServer> {
  const direct = await testDatabase();
  const proxy = await faultyProxy(direct);
  const dataSource = createDataSource(proxy.target);
  await dataSource.initialize();
  const server = await testServer(dataSource);
  return {
    direct,
    dataSource,
    proxy,
    server,
    signedIn: await server.signIn(),
    holdConnections: async () => {
      const size = "url" in proxy.target ? proxy.target.poolSize : 1;
      const held = Array.from({ length: size }, () => dataSource.createQueryRunner());
      for (const runner of held) await runner.connect();
      return async () => {
        for (const runner of held) await runner.release();
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
