import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createFilledSite, type FilledSite } from "./filledSite";
import { siteSecret } from "./secrets";
import { type SiteProcess, startServerProcess } from "./server";

declare global {
  // The teardown of the same run reads it.
  var site: { server: SiteProcess; folder: string; filled: FilledSite } | undefined;
}

/**
 * Starts one site for all browser tests, as a new user sees it: embedded database and sample data.
 * Tests that change the site copy the data folder as it was after the first start, or a site on PostgreSQL,
 * which takes less processor time than the embedded engine.
 */
export default async function startSite(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-e2e-"));
  const [data, embedded] = [path.join(folder, "site"), path.join(folder, "embedded")];
  await createFilledSite(data, "embedded");
  fs.cpSync(data, embedded, { recursive: true });
  const filled = process.env.TEST_DATABASE_URL
    ? await createFilledSite(path.join(folder, "filled"), "PostgreSQL")
    : { folder: embedded, databaseUrl: null };
  const server = startServerProcess(data, { TRUST_PROXY: "1", S3_SECRET_ACCESS_KEY: siteSecret });
  globalThis.site = { server, folder, filled };
  process.env.FILLED_DATA_DIR = embedded;
  process.env.FILLED_SITE = JSON.stringify(filled);
  process.env.SITE_ADDRESS = await server.waitUntilReady();
}
