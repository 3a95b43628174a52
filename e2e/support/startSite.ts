import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { siteSecret } from "./secrets";
import { type SiteProcess, startServerProcess } from "./server";

declare global {
  // What the teardown of the same run needs.
  var site: { server: SiteProcess; folder: string } | undefined;
}

/**
 * One site for all browser tests, as a new user gets it: embedded database, sample data.
 * Its folder as it was after the first start is kept for the sites that tests start for themselves.
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
