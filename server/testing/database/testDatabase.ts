import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { DataSource, Logger } from "typeorm";
import { createDataSource } from "../../database/dataSource";
import { migrate } from "../../database/migrate";
import { getEmbeddedSocketDir, getTemplateName } from "./startDatabase";

/** Creates a copy of the template, and returns its address. The run removes its databases at its end, in one go. */
async function createDatabase(): Promise<string> {
  const name = `${getTemplateName()}_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${getTemplateName()}`);
  // A test's rows need not outlive a crash of the server, and waiting for the disk takes most of a commit's time.
  await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  await client.end();
  return Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ""), { pathname: `/${name}` }).href;
}

/** Creates an empty, migrated database for this test file and connects to it. */
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
  const dataSource = createDataSource({ url: await createDatabase(), poolSize: 5 }, logger);
  await dataSource.initialize();
  return dataSource;
}
