import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { countStart } from "./run";

const startTimeoutMs = 180_000;

export interface SiteProcess {
  process: ChildProcess;
  /** Returns everything that the process has printed so far. */
  output(): string;
  /** Resolves with the URL when the server is ready; rejects with the output when the server exits or takes three minutes. */
  waitUntilReady(): Promise<string>;
  /** Sends a signal and waits for the exit; resolves with the exit code, or null when the signal ended the process. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
  /** Waits for the exit and resolves with the exit code. */
  waitForExit(): Promise<number | null>;
}

/**
 * Starts the built server on a free port.
 * @param root the project's folder, or that of another version
 * @param script what starts it; that of `npm start` also installs and builds what is missing
 */
export function startServerProcess(
  dataDir: string,
  variables: Record<string, string> = {},
  root = path.join(__dirname, "../.."),
  script: "dist/server/main.js" | "scripts/start.mjs" = "dist/server/main.js",
): SiteProcess {
  countStart("site");
  const server = spawn(process.execPath, [script], {
    cwd: root,
    // Tests make the machine busy and share one address, so load shedding and client budgets are off, and counts are exact. An empty value means the default.
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      MAX_LAG_MS: "0",
      CLIENT_BUDGET_MS: "0",
      COUNT_WAIT_MS: "10000",
      DATABASE_WAIT_MS: "10000",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const exited = once(server, "exit") as Promise<[number | null]>;
  return {
    process: server,
    output: () => output,
    waitUntilReady: async () => {
      for (
        const startedAt = Date.now();
        Date.now() - startedAt < startTimeoutMs && server.exitCode === null;
        await sleep(50)
      ) {
        const address = /ready at (http\S+)/.exec(output)?.[1];
        if (address) return address;
      }
      throw new Error(`The server did not become ready:\n${output}`);
    },
    stop: async (signal) => {
      server.kill(signal);
      return (await exited)[0];
    },
    waitForExit: async () => (await exited)[0],
  };
}
