import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { siteSecret } from "./secrets";
import { type SiteProcess, startServerProcess } from "./server";

declare global {
  // The teardown of the same run reads it.
  var site: { server: SiteProcess; folder: string } | undefined;
}

/**
 * Starts one site for all browser tests, as a new user sees it: embedded database and sample data.
 * Tests that start their own site copy the data folder as it was after the first start.
 */
export default async function startSite(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-e2e-"));
  const [data, filled] = [path.join(folder, "site"), path.join(folder, "filled")];
  const first = startServerProcess(data, { TRUST_PROXY: "1" });
  await first.waitUntilReady();
  await first.stop("SIGTERM");
  fs.cpSync(data, filled, { recursive: true });
  const server = startServerProcess(data, { TRUST_PROXY: "1", S3_SECRET_ACCESS_KEY: siteSecret });
  globalThis.site = { server, folder };
  process.env.FILLED_DATA_DIR = filled;
  process.env.SITE_ADDRESS = await server.waitUntilReady();
}
