import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { GlobalConfig } from "jest";
import { type BrowserServer, chromium } from "playwright-core";
import { signInByApi } from "./api";
import { copyFilledSite, createFilledSite, type FilledSite, startFilledSite } from "./filledSite";
import { browserFlags, countStart, type WorkerSite } from "./run";
import { siteSecret } from "./secrets";
import { type SiteProcess, startServerProcess } from "./server";

declare global {
  // The teardown of the same run reads it.
  var run: { folder: string; servers: SiteProcess[]; copies: FilledSite[]; browsers: BrowserServer[] } | undefined;
}

interface StartedWorker extends WorkerSite {
  server: SiteProcess;
  filled: FilledSite;
  browserServer: BrowserServer;
}

/** Starts a browser and a site with sample data for one worker. */
async function startWorker(): Promise<StartedWorker> {
  const filled = await copyFilledSite();
  const server = startFilledSite(filled, { SHOP_PRIVATE_NETWORKS: "true" });
  const url = await server.waitUntilReady();
  countStart("browser");
  const browserServer = await chromium.launchServer({ executablePath: process.env.HEADLESS_PATH, args: browserFlags });
  return { filled, server, url, browserServer, browser: browserServer.wsEndpoint(), session: await signInByApi(url) };
}

/**
 * Starts what all browser tests share. Visitors read one site as a new user sees it: embedded database and sample data.
 * Each worker has a browser and a second site, whose rows its tests may add to. That one is on PostgreSQL where
 * TEST_DATABASE_URL is set, which takes less processor time than the embedded engine.
 */
export default async function startSite({ maxWorkers }: GlobalConfig): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-e2e-"));
  const [data, embedded] = [path.join(folder, "site"), path.join(folder, "embedded")];
  process.env.STARTS_FILE = path.join(folder, "starts");
  await createFilledSite(data, "embedded");
  fs.cpSync(data, embedded, { recursive: true });
  const filled = process.env.TEST_DATABASE_URL
    ? await createFilledSite(path.join(folder, "filled"), "PostgreSQL")
    : { folder: embedded, databaseUrl: null };
  process.env.FILLED_DATA_DIR = embedded;
  process.env.FILLED_SITE = JSON.stringify(filled);
  const site = startServerProcess(data, { TRUST_PROXY: "1", S3_SECRET_ACCESS_KEY: siteSecret });
  process.env.SITE_ADDRESS = await site.waitUntilReady();
  const workers = await Promise.all(Array.from({ length: maxWorkers }, startWorker));
  process.env.WORKER_SITES = JSON.stringify(workers.map(({ browser, url, session }) => ({ browser, url, session })));
  globalThis.run = {
    folder,
    servers: [site, ...workers.map(({ server }) => server)],
    copies: [filled, ...workers.map((worker) => worker.filled)],
    browsers: workers.map(({ browserServer }) => browserServer),
  };
}
