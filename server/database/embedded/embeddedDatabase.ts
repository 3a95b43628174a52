import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DataDirError, toDataDirError, prepareDataDir } from "../dataDir";
import { EngineProcess } from "./engineProcess";
import { acquireLock } from "./lock";
import type { WasBackedUp } from "./patientPool";

export interface EmbeddedDatabase {
  /** Folder of the Unix socket, which is the host for the pg driver. */
  socketDir: string;
  /** Whether a backup was running: statements then wait for longer than usual. */
  wasBackedUp: WasBackedUp;
  stop(): Promise<void>;
}

/**
 * Starts the embedded engine on `dataDir/database`, restarts it when it crashes or hangs, and keeps the folder locked.
 * The signal aborts the wait for the lock and the engine's start.
 * @throws DataDirError when the folder cannot be used; DataDirInUseError when another server uses it.
 */
export async function startEmbeddedDatabase(dataDir: string, signal?: AbortSignal): Promise<EmbeddedDatabase> {
  prepareDataDir(dataDir);
  const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-"));
  const socketPath = path.join(socketDir, ".s.PGSQL.5432");
  const removeSocket = (): void => fs.rmSync(socketDir, { recursive: true, force: true });
  const lock = await acquireLock(path.join(dataDir, "database.lock"), socketPath, signal).catch((error: unknown) => {
    removeSocket();
    throw (error as NodeJS.ErrnoException).syscall ? toDataDirError(dataDir, "cannot be written", error) : error;
  });
  const engine = new EngineProcess(path.join(dataDir, "database"), socketPath, lock);
  const release = (): void => {
    lock.release();
    removeSocket();
  };
  // Runs on every exit of this process. An engine that survives keeps the lock.
  const onExit = (): void => {
    if (engine.endAtOnce()) release();
  };
  process.once("exit", onExit);
  const stop = async (): Promise<void> => {
    await engine.stop();
    process.off("exit", onExit);
    release();
  };

  const abort = (): void => engine.abort();
  signal?.addEventListener("abort", abort);
  try {
    await engine.start();
  } catch (error) {
    await stop();
    if (error instanceof DataDirError) throw error;
    const reason = (error as Error).message;
    throw new DataDirError(`The embedded database in ${dataDir} does not start: ${reason}`, { cause: error });
  } finally {
    signal?.removeEventListener("abort", abort);
  }
  return { socketDir, wasBackedUp: (since) => engine.wasBackedUp(since), stop };
}
