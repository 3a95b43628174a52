import { Client } from "pg";
import { getTemplateName, stopTestEngine } from "./startDatabase";

export default async function stopDatabase(): Promise<void> {
  if (globalThis.embeddedTestDatabases) {
    for (const engine of globalThis.embeddedTestDatabases) await stopTestEngine(engine);
    return;
  }
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE datname = $1 OR starts_with(datname, $2)",
    [getTemplateName(), `${getTemplateName()}_`],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.end();
}
