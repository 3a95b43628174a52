import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type SiteProcess, startServerProcess } from "./server";

declare global {
  // What the teardown of the same run needs.
  var site: { server: SiteProcess; folder: string } | undefined;
}

/** One site for all browser tests, as a new user gets it: embedded database, sample data. */
export default async function startSite(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-e2e-"));
  const server = startServerProcess(folder, { TRUST_PROXY: "1" });
  globalThis.site = { server, folder };
  process.env.SITE_ADDRESS = await server.ready();
}
