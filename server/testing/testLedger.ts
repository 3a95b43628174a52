import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from "fastify";
import pino from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { createDataSource } from "../database/dataSource";
import type { ClickRecorder } from "../features/clicks/clickRecorder";
import { registerClickTracking } from "../web/outbound/clickTracking";
import { testDatabase } from "./testDatabase";

export const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

export interface TestClicks {
  app: FastifyInstance;
  dataSource: DataSource;
  recorder: ClickRecorder;
  /** As a browser sends it, unless the headers say otherwise. */
  ask(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** From now on the database cannot be reached, or can again. */
  setDown(down: boolean): void;
  stop(): Promise<void>;
}

/** The ways out, the beacon and the recorder over a database of their own. */
export async function testClicks(): Promise<TestClicks> {
  const dataSource = await testDatabase();
  const nowhere = createDataSource({ url: "postgres://nobody@127.0.0.1:1/none", poolSize: 1 }).manager;
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
    setDown: (down) => (db = down ? nowhere : dataSource.manager),
    stop: async () => {
      await app.close();
      await dataSource.destroy();
    },
  };
}
