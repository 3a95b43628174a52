import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { type SiteProcess, startServerProcess } from "./server";

/** A site with sample data that no server uses: its data folder, and its PostgreSQL database if it has one. */
export interface FilledSite {
  folder: string;
  /** Null on the embedded engine, whose database is in the folder. */
  databaseUrl: string | null;
}

/** Address of the PostgreSQL server for tests. */
const testServer = (): string => process.env.TEST_DATABASE_URL ?? "";

async function runSql(statement: string): Promise<void> {
  const client = new Client({ connectionString: testServer() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** @param template name of the database that is copied */
async function createDatabase(template = "template1"): Promise<string> {
  const url = new URL(testServer());
  url.pathname = `/wornby_e2e_${randomUUID().replaceAll("-", "")}`;
  await runSql(`CREATE DATABASE ${url.pathname.slice(1)} TEMPLATE ${template}`);
  return url.href;
}

const nameDatabase = (url: string): string => new URL(url).pathname.slice(1);

/** @param variables more of the server's environment */
export const startFilledSite = (
  { folder, databaseUrl }: FilledSite,
  variables: Record<string, string> = {},
): SiteProcess =>
  startServerProcess(folder, {
    TRUST_PROXY: "1",
    ...(databaseUrl && { DATABASE_URL: databaseUrl, DEMO: "true" }),
    ...variables,
  });

/** Creates a site and fills it as a first start does. */
export async function createFilledSite(folder: string, engine: "embedded" | "PostgreSQL"): Promise<FilledSite> {
  const site = { folder, databaseUrl: engine === "embedded" ? null : await createDatabase() };
  const server = startFilledSite(site);
  await server.waitUntilReady();
  await server.stop("SIGTERM");
  return site;
}

/** Copies the filled site of this run, for one test file. */
export async function copyFilledSite(): Promise<FilledSite> {
  const site = JSON.parse(process.env.FILLED_SITE ?? "") as FilledSite;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-e2e-copy-"));
  fs.cpSync(site.folder, folder, { recursive: true });
  return { folder, databaseUrl: site.databaseUrl && (await createDatabase(nameDatabase(site.databaseUrl))) };
}

export async function removeFilledSite({ folder, databaseUrl }: FilledSite): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true });
  if (databaseUrl) await runSql(`DROP DATABASE IF EXISTS ${nameDatabase(databaseUrl)} WITH (FORCE)`);
}
