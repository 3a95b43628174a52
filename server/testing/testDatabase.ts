import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { DataSource, Logger } from "typeorm";
import { createDataSource } from "../database/dataSource";
import { migrate } from "../database/migrate";
import { getTemplateName } from "./startDatabase";

const getEmbeddedSocketDir = (): string | undefined =>
  process.env.TEST_DATABASE_URL ? undefined : process.env.TEST_SOCKET_DIR;

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const createdDatabases: string[] = [];
afterAll(async () => {
  for (const name of createdDatabases) await runOnServer(`DROP DATABASE ${name} WITH (FORCE)`);
});

/** Creates an empty, migrated database for this test file and connects to it. The end of the file drops it. */
export async function testDatabase(logger?: Logger): Promise<DataSource> {
  const socketDir = getEmbeddedSocketDir();
  if (socketDir) {
    const dataSource = createDataSource({ socketDir }, logger);
    await dataSource.initialize();
    await dataSource.query("DROP SCHEMA public CASCADE");
    await dataSource.query("CREATE SCHEMA public");
    await migrate(dataSource);
    return dataSource;
  }
  const name = `wornby_test_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(`CREATE DATABASE ${name} TEMPLATE ${getTemplateName()}`);
  createdDatabases.push(name);
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ""), { pathname: `/${name}` }).href;
  const dataSource = createDataSource({ url, poolSize: 5 }, logger);
  await dataSource.initialize();
  return dataSource;
}
