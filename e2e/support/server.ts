import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const startTimeoutMs = 60_000;

export interface SiteProcess {
  process: ChildProcess;
  /** Everything that it printed so far. */
  output(): string;
  /** Where it is ready; fails with what it printed when it ends before, or takes a minute. */
  waitUntilReady(): Promise<string>;
  /** Sends a signal and waits for the end; gives the exit code, or null when the signal itself ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
  /** Waits for the end and gives the exit code. */
  waitForExit(): Promise<number | null>;
}

/** The built server, as `npm start` runs it, on a free port. */
export function startServerProcess(dataDir: string, variables: Record<string, string> = {}): SiteProcess {
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: path.join(__dirname, "../.."),
    // A machine that is busy with tests is no overload, and all tests come from one address. An empty text is the default.
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      MAX_LAG_MS: "0",
      CLIENT_BUDGET_MS: "0",
      DATABASE_WAIT_MS: "10000",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const ended = once(server, "exit") as Promise<[number | null]>;
  return {
    process: server,
    output: () => output,
    waitUntilReady: async () => {
      for (const began = Date.now(); Date.now() - began < startTimeoutMs && server.exitCode === null; await sleep(50)) {
        const address = /ready at (http\S+)/.exec(output)?.[1];
        if (address) return address;
      }
      throw new Error(`The server did not get ready:\n${output}`);
    },
    stop: async (signal) => {
      server.kill(signal);
      return (await ended)[0];
    },
    waitForExit: async () => (await ended)[0],
  };
}
