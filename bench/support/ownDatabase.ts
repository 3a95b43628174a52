/** Databases that a bench makes for itself on the server that TEST_DATABASE_URL names. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../server/database/dataSource";
import { migrate } from "../../server/database/migrate";
import { stopServers } from "./builtSite";

const server = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

export const buildDatabaseUrl = (database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export const dropDatabase = (database: string): Promise<void> =>
  onServer(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);

/** Makes an empty database; `settings` hold for every connection to it. */
export async function createDatabase(database: string, settings: readonly string[] = []): Promise<void> {
  await onServer(`CREATE DATABASE ${database}`);
  for (const setting of settings) await onServer(`ALTER DATABASE ${database} SET ${setting}`);
}

/** Runs `work` on an empty database, which is dropped afterwards together with all servers. */
export async function withDatabase(
  database: string,
  settings: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await createDatabase(database, settings);
    await work();
  } finally {
    stopServers();
    await dropDatabase(database);
  }
}

/** Gives a new database the site's schema and whatever the statements write, however long they take. */
export async function fillDatabase(database: string, statements: readonly string[]): Promise<void> {
  const dataSource = createDataSource({ url: buildDatabaseUrl(database), poolSize: 1 });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
    await dataSource.query("SET statement_timeout = 0");
    for (const statement of statements) await dataSource.query(statement);
  } finally {
    await dataSource.destroy();
  }
}

async function exists(database: string): Promise<boolean> {
  const client = new Client({ connectionString: buildDatabaseUrl(database) });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** Makes a database with the rows that the statements write, in place of an older one unless that is kept. */
export async function prepareDatabase(
  database: string,
  { keep, statements }: { keep: boolean; statements: readonly string[] },
): Promise<void> {
  if (keep && (await exists(database))) return;
  await dropDatabase(database);
  await createDatabase(database, ["synchronous_commit = off"]);
  await fillDatabase(database, statements);
}

/** Waits for the site's jobs after its start. Marks the links as checked, because their addresses do not exist. */
export async function waitForJobs(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (let waiting = true; waiting; await sleep(500)) {
    await client.query("UPDATE link_checks SET next_check_at = now() + interval '1 year' WHERE next_check_at < now()");
    const { rows } = await client.query<{ done: boolean | null }>(
      "SELECT bool_and(next_run_at > now()) AS done FROM jobs",
    );
    waiting = !rows[0].done;
  }
  await client.end();
}

/** Runs `work` connected to a new database with the rows that the statements write. */
export async function withDataSource(
  database: string,
  {
    settings = [],
    statements,
    poolSize,
  }: { settings?: readonly string[]; statements: readonly string[]; poolSize: number },
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  await withDatabase(database, settings, async () => {
    await fillDatabase(database, statements);
    const dataSource = createDataSource({ url: buildDatabaseUrl(database), poolSize });
    await dataSource.initialize();
    await work(dataSource).finally(() => dataSource.destroy());
  });
}
