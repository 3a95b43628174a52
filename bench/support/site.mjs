/** The built site with its sample data on the embedded engine, in a temporary folder, for benches that visit it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const longestStart = 120_000;

/** @param {NodeJS.ProcessEnv} settings further environment variables */
export async function startSite(settings = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-bench-site-"));
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    env: { ...settings, PATH: process.env.PATH, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "fatal" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  server.stdout.on("data", (data) => (printed += data.toString()));
  const address = () => /ready at (http\S+)/.exec(printed)?.[1];
  for (const began = Date.now(); !address(); await sleep(50)) {
    if (server.exitCode !== null || Date.now() - began > longestStart) throw new Error("The site did not start.");
  }
  return {
    address: address(),
    pid: server.pid,
    async stop() {
      if (server.exitCode === null) {
        server.kill("SIGTERM");
        await once(server, "exit");
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
