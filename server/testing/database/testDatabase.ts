import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { DataSource, Logger } from "typeorm";
import { createDataSource, type DatabaseTarget } from "../../database/dataSource";
import {
  connectTimeoutMs,
  getEmbeddedSocketDir,
  getTemplateName,
  startTestEngine,
  stopTestEngine,
} from "./startDatabase";
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

/** Databases on PostgreSQL that this group of test files has made, each with the last connection to it. */
const databases: { url: string; dataSource: DataSource }[] = [];

/** Connects to an empty, migrated database: one that a test file of the group has left, or a new copy of the template. */
export async function testDatabase(logger?: Logger): Promise<DataSource> {
  const socketDir = getEmbeddedSocketDir();
  if (socketDir) return connect({ socketDir, connectTimeoutMs }, logger);
  const left = databases.find(({ dataSource }) => !dataSource.isInitialized);
  const url = left?.url ?? (await createDatabase());
  const dataSource = await connect({ url, poolSize: 5, connectTimeoutMs }, logger);
  if (left) left.dataSource = dataSource;
  else databases.push({ url, dataSource });
  return dataSource;
}

async function connect(target: DatabaseTarget, logger?: Logger): Promise<DataSource> {
  const dataSource = createDataSource(target, logger);
  await dataSource.initialize();
  try {
    await resetDatabase(dataSource.manager);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

/** A database that no other test file gets. */
export interface OwnDatabase {
  dataSource: DataSource;
  stop(): Promise<void>;
}

/** Connects to an empty, migrated database of the test file's own, which may lose its tables. */
export async function ownTestDatabase(): Promise<OwnDatabase> {
  const engine = getEmbeddedSocketDir() ? await startTestEngine() : null;
  const dataSource = await connect(
    engine
      ? { socketDir: engine.engine.socketDir, connectTimeoutMs }
      : { url: await createDatabase(), poolSize: 5, connectTimeoutMs },
  );
  return {
    dataSource,
    stop: async () => {
      await dataSource.destroy();
      if (engine) await stopTestEngine(engine);
    },
  };
}
