import "reflect-metadata";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { createDataSource } from "../database/dataSource";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../database/embedded/embeddedDatabase";
import { migrate } from "../database/migrate";

/** Returns the name of this run's template and prefix of its databases, so that concurrent runs do not conflict. */
export const getTemplateName = (): string => process.env.TEST_TEMPLATE ?? "";

declare global {
  // The teardown of the same run reads it.
  var embeddedTestDatabase: { engine: EmbeddedDatabase; folder: string } | undefined;
}

/** Creates a migrated template database on PostgreSQL, or starts the embedded engine, once per run. */
export default async function startDatabase(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-test-"));
    const engine = await startEmbeddedDatabase(folder);
    globalThis.embeddedTestDatabase = { engine, folder };
    process.env.TEST_SOCKET_DIR = engine.socketDir;
    return;
  }
  process.env.TEST_TEMPLATE = `wornby_test_${process.pid}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${getTemplateName()} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${getTemplateName()}`);
  await client.end();
  const template = createDataSource({
    url: Object.assign(new URL(url), { pathname: `/${getTemplateName()}` }).href,
    poolSize: 2,
  });
  await template.initialize();
  await migrate(template);
  await template.destroy();
}
