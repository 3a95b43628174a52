import { type ChildProcess, fork } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { takeLock } from "./lock";

/** A statement on PostgreSQL ends at its statement_timeout; the embedded engine knows none, so its process is ended. */
const stuckAfter = 15_000;
const pingInterval = 1_000;

export interface EmbeddedDatabase {
  /** Host for the pg driver: the folder of the unix socket. */
  socketDir: string;
  stop(): Promise<void>;
}

function launch(dataDir: string, socketPath: string): Promise<ChildProcess> {
  // Uncompiled in development and tests, where the running process has its loader among the arguments or in jest.
  const compiled = __filename.endsWith(".js");
  const child = fork(path.join(__dirname, compiled ? "engine.js" : "engine.ts"), [dataDir, socketPath], {
    execArgv: compiled ? [] : ["-r", "@swc-node/register"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, TS_NODE_PROJECT: path.join(__dirname, "../../tsconfig.json") },
  });
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error("The embedded database stopped while it was starting.")));
    child.on("message", (message: unknown) => {
      if (message === "ready") resolve(child);
      else if (message && typeof message === "object" && "failed" in message) reject(new Error(String(message.failed)));
    });
  });
}

/**
 * Starts the embedded engine on `dataDir/database`, restarts it when it dies or hangs, and holds the folder's lock.
 * @throws DataDirInUseError when another server uses the folder.
 */
export async function startEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  fs.mkdirSync(dataDir, { recursive: true });
  const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-"));
  const socketPath = path.join(socketDir, ".s.PGSQL.5432");
  const removeSocket = (): void => fs.rmSync(socketDir, { recursive: true, force: true });
  const unlock = await takeLock(path.join(dataDir, "database.lock"), socketPath).catch((error: unknown) => {
    removeSocket();
    throw error;
  });
  const release = (): void => {
    unlock();
    removeSocket();
  };
  let stopping = false;
  let child: ChildProcess;
  let lastSign = Date.now();

  const start = async (): Promise<void> => {
    fs.rmSync(socketPath, { force: true });
    child = await launch(path.join(dataDir, "database"), socketPath);
    lastSign = Date.now();
    child.on("message", () => (lastSign = Date.now()));
    // A message that came too late for a dying engine; its exit is dealt with below.
    child.on("error", () => undefined);
    child.removeAllListeners("exit").once("exit", () => {
      if (!stopping) setTimeout(() => void start().catch(() => process.exit(1)), 250);
    });
  };
  try {
    await start();
  } catch (error) {
    release();
    throw error;
  }

  const watchdog = setInterval(() => {
    if (!child.connected) return;
    if (Date.now() - lastSign > stuckAfter) child.kill("SIGKILL");
    else child.send("ping", () => undefined);
  }, pingInterval).unref();

  return {
    socketDir,
    stop: async () => {
      stopping = true;
      clearInterval(watchdog);
      await new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        const force = setTimeout(() => child.kill("SIGKILL"), 5_000);
        child.removeAllListeners("exit").once("exit", () => {
          clearTimeout(force);
          resolve();
        });
        if (child.connected) child.send("stop", () => undefined);
        else child.kill("SIGKILL");
      });
      release();
    },
  };
}
