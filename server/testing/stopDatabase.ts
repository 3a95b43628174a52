import fs from "node:fs";
import { Client } from "pg";
import { getTemplateName } from "./startDatabase";

export default async function stopDatabase(): Promise<void> {
  const embedded = globalThis.embeddedTestDatabase;
  if (embedded) {
    await embedded.engine.stop();
    fs.rmSync(embedded.folder, { recursive: true, force: true });
    return;
  }
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${getTemplateName()} WITH (FORCE)`);
  await client.end();
}
