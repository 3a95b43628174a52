import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from "fastify";
import pino from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { createDataSource } from "../database/dataSource";
import type { ClickRecorder } from "../features/money/clicks/clickRecorder";
import { registerClickTracking } from "../web/outbound/clickTracking";
import { testDatabase } from "./database/testDatabase";

export const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

export interface TestClicks {
  app: FastifyInstance;
  dataSource: DataSource;
  recorder: ClickRecorder;
  /** Sends a request with a browser's user agent unless the headers override it. */
  ask(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Makes the database unreachable, or reachable again. */
  setDown(down: boolean): void;
  stop(): Promise<void>;
}

/** Creates the outbound redirects, the beacon and the click recorder on a new test database. */
export async function testClicks(): Promise<TestClicks> {
  const dataSource = await testDatabase();
  const unreachable = createDataSource({ url: "postgres://nobody@127.0.0.1:1/none", poolSize: 1 }).manager;
  let db: EntityManager = dataSource.manager;
  const app = fastify();
  await app.register(cookie);
  const recorder = registerClickTracking(app, {
    db: () => db,
    readDb: () => db,
    log: pino({ level: "silent" }),
    publicUrl: null,
  });
  return {
    app,
    dataSource,
    recorder,
    ask: (url, { headers, ...options } = {}) =>
      app.inject({ url, ...options, headers: { "user-agent": browser, ...headers } }),
    query: (sql, parameters) => dataSource.query(sql, parameters),
    setDown: (down) => (db = down ? unreachable : dataSource.manager),
    stop: async () => {
      await app.close();
      await dataSource.destroy();
    },
  };
}
