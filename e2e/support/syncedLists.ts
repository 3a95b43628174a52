import { execFileSync } from "node:child_process";
import path from "node:path";
import { Client } from "pg";
import type { FilledSite } from "./filledSite";

const query = "SELECT id, token_hash, version, encode(content, 'base64') AS content FROM synced_lists";

interface SyncedRow {
  id: string;
  token_hash: string;
  version: number;
  content: string;
}

/** Reads the rows in a process that ends: the embedded engine has one at a time. */
function readEmbedded(folder: string): SyncedRow[] {
  const script = `const { PGlite } = await import("@electric-sql/pglite");
    const database = await PGlite.create({ dataDir: ${JSON.stringify(path.join(folder, "database"))} });
    console.log(JSON.stringify((await database.query(${JSON.stringify(query)})).rows));
    await database.close();`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }),
  ) as SyncedRow[];
}

async function readPostgres(databaseUrl: string): Promise<SyncedRow[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<SyncedRow>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Returns all that the database of a stopped site has of synced lists, one text for each list. */
export async function dumpSyncedLists({ folder, databaseUrl }: FilledSite): Promise<string[]> {
  const rows = databaseUrl ? await readPostgres(databaseUrl) : readEmbedded(folder);
  return rows.map((row) => JSON.stringify(row) + Buffer.from(row.content, "base64").toString("latin1"));
}
