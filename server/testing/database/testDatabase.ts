import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { DataSource, Logger } from "typeorm";
import { createDataSource } from "../../database/dataSource";
import { getEmbeddedSocketDir, getTemplateName } from "./startDatabase";
import { resetDatabase } from "./template";

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

/** Databases on PostgreSQL that test files of this group used, with the connection that did. */
const databases: { url: string; dataSource: DataSource }[] = [];

/** Connects to an empty, migrated database: one that another test file of the group has left, or a new copy of the template. */
export async function testDatabase(logger?: Logger): Promise<DataSource> {
  const socketDir = getEmbeddedSocketDir();
  const unused = databases.findIndex(({ dataSource }) => !dataSource.isInitialized);
  const url = socketDir ? "" : (databases.splice(unused, 1)[0]?.url ?? (await createDatabase()));
  const dataSource = createDataSource(socketDir ? { socketDir } : { url, poolSize: 5 }, logger);
  await dataSource.initialize();
  if (!socketDir) databases.push({ url, dataSource });
  await resetDatabase(dataSource);
  return dataSource;
}
