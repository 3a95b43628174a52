import "reflect-metadata";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { GlobalConfig } from "jest";
import { Client } from "pg";
import { createDataSource } from "../../database/dataSource";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../../database/embedded/embeddedDatabase";
import { createTemplate } from "./template";

/** Long, because a busy machine needs longer for a connection than a visitor should wait. */
export const connectTimeoutMs = 60_000;

/** Returns the name of this run's template and prefix of its databases, so that concurrent runs do not conflict. */
export const getTemplateName = (): string => process.env.TEST_TEMPLATE ?? "";

export interface TestEngine {
  engine: EmbeddedDatabase;
  folder: string;
}

declare global {
  // The teardown of the same run reads it.
  var embeddedTestDatabases: TestEngine[] | undefined;
}

/** Starts an embedded engine with a migrated database in a folder of its own. */
export async function startTestEngine(): Promise<TestEngine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-test-"));
  const engine = await startEmbeddedDatabase(folder);
  const dataSource = createDataSource({ socketDir: engine.socketDir });
  await dataSource.initialize();
  await createTemplate(dataSource);
  await dataSource.destroy();
  return { engine, folder };
}

export async function stopTestEngine({ engine, folder }: TestEngine): Promise<void> {
  await engine.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** An engine serves one test file at a time, so each worker has its own. */
async function startEmbeddedDatabases(workers: number): Promise<void> {
  globalThis.embeddedTestDatabases = await Promise.all(Array.from({ length: workers }, startTestEngine));
  process.env.TEST_SOCKET_DIRS = globalThis.embeddedTestDatabases
    .map(({ engine }) => engine.socketDir)
    .join(path.delimiter);
}

/** Returns the socket folder of this worker's engine; undefined on PostgreSQL. */
export const getEmbeddedSocketDir = (): string | undefined =>
  process.env.TEST_SOCKET_DIRS?.split(path.delimiter)[Number(process.env.JEST_WORKER_ID) - 1];

/** Creates a migrated template database on PostgreSQL, or starts an embedded engine for each worker, once per run. */
export default async function startDatabase({ maxWorkers }: GlobalConfig): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return startEmbeddedDatabases(maxWorkers);
  process.env.TEST_TEMPLATE = `wornby_test_${process.pid}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${getTemplateName()} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${getTemplateName()}`);
  await client.end();
  const template = createDataSource({
    url: Object.assign(new URL(url), { pathname: `/${getTemplateName()}` }).href,
    poolSize: 2,
    connectTimeoutMs,
  });
  await template.initialize();
  await createTemplate(template);
  await template.destroy();
}
