import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

declare global {
  // What the teardown of the same run needs.
  var site: { process: ChildProcess; folder: string } | undefined;
}

const longestStart = 60_000;

/** The built server as a new user gets it: embedded database, sample data, a port of its own. */
export default async function startSite(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-e2e-"));
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: path.join(__dirname, "../.."),
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  globalThis.site = { process: server, folder };
  let printed = "";
  server.stdout.on("data", (data: Buffer) => (printed += data.toString()));
  for (const began = Date.now(); Date.now() - began < longestStart && server.exitCode === null; await sleep(100)) {
    const address = /ready at (http\S+)/.exec(printed)?.[1];
    if (address) {
      process.env.SITE_ADDRESS = address;
      return;
    }
  }
  throw new Error(`The site did not start:\n${printed}`);
}
