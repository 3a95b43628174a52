import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DataDirError } from "../dataDir";
import { type ProcessIdentity, identify, isRunning } from "./processIdentity";

/** How long to wait for the lock of a running server, and for the lock of an engine whose server was killed. */
const serverTimeoutMs = 3_000;
const orphanTimeoutMs = 15_000;
const pollIntervalMs = 100;

/** Another server uses the folder. The message is for the person who started this server. */
export class DataDirInUseError extends DataDirError {}

/** Content of the lock file. Each server creates a new socket folder, so the socket also identifies the lock's owner. */
interface Holder {
  server: ProcessIdentity;
  engine: ProcessIdentity | null;
  socket: string;
}

export interface DataDirLock {
  /** Records the engine's process, which keeps the lock after the server has exited. */
  setEngine(pid: number): void;
  /** Removes the lock file if it still belongs to this server. */
  release(): void;
}

function readHolder(lockFile: string): Holder | null {
  try {
    const { server, engine = null, socket } = JSON.parse(fs.readFileSync(lockFile, "utf8")) as Partial<Holder>;
    return server && socket ? { server, engine, socket } : null;
  } catch {
    return null;
  }
}

/** Writes the complete content to a temporary file and passes it to `install`, so that no process reads a partial lock. */
function withTemporaryFile(lockFile: string, holder: Holder, install: (file: string) => void): void {
  const file = `${lockFile}.${randomUUID()}`;
  try {
    fs.writeFileSync(file, JSON.stringify(holder));
    install(file);
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** Creates the lock file. Returns false when one exists. */
function createLock(lockFile: string, holder: Holder): boolean {
  try {
    withTemporaryFile(lockFile, holder, (file) => fs.linkSync(file, lockFile));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Returns the running process that holds the lock: the server, or its engine when the server was killed. */
const findRunningHolder = ({ server, engine }: Holder): ProcessIdentity | null =>
  [server, engine].find((candidate) => candidate && isRunning(candidate)) ?? null;

/** Returns the socket of the engine that keeps the lock; null when no running process does. */
export function findLockedSocket(lockFile: string): string | null {
  const holder = readHolder(lockFile);
  return holder && findRunningHolder(holder) ? holder.socket : null;
}

export const isLocked = (lockFile: string): boolean => findLockedSocket(lockFile) !== null;

async function waitUntilFree(lockFile: string, holder: Holder, signal?: AbortSignal): Promise<void> {
  const timeoutMs = isRunning(holder.server) ? serverTimeoutMs : orphanTimeoutMs;
  for (const startedAt = Date.now(); ; await sleep(pollIntervalMs, undefined, { signal })) {
    const process = findRunningHolder(holder);
    if (!process || readHolder(lockFile)?.socket !== holder.socket) return;
    if (Date.now() - startedAt > timeoutMs) {
      throw new DataDirInUseError(
        `Another server is already using the data folder protected by ${lockFile} (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
      );
    }
  }
}

/** Removes the lock and the socket folder of a killed server. */
function removeStale(lockFile: string, holder: Holder | null): void {
  // The rename ensures that only one of two processes that found the stale lock removes it.
  const stale = `${lockFile}.${randomUUID()}`;
  try {
    fs.renameSync(lockFile, stale);
  } catch (error) {
    // Another process has removed it. Any other error would repeat forever.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const removed = readHolder(stale);
  if (removed && removed.socket !== holder?.socket) return fs.renameSync(stale, lockFile);
  fs.rmSync(stale);
  const socketDir = path.dirname(removed?.socket ?? "");
  if (path.basename(socketDir).startsWith("wornby-")) fs.rmSync(socketDir, { recursive: true, force: true });
}

/**
 * Acquires the lock file of the embedded database. The engine itself has no lock, and two engines on one folder corrupt it.
 * The lock is valid while its server or its engine runs; a stale lock is replaced.
 * @throws DataDirInUseError when another server keeps the lock.
 */
export async function acquireLock(lockFile: string, socketPath: string, signal?: AbortSignal): Promise<DataDirLock> {
  const own: Holder = { server: identify(process.pid), engine: null, socket: socketPath };
  const isOwn = (): boolean => readHolder(lockFile)?.socket === socketPath;
  for (;;) {
    signal?.throwIfAborted();
    const created = createLock(lockFile, own);
    // Another process that removes a stale lock may have moved this one away for a moment, and a third process may have
    // created its own. The lock file that exists after the wait decides.
    if (created) await sleep(pollIntervalMs);
    if (isOwn()) break;
    const holder = readHolder(lockFile);
    if (holder) await waitUntilFree(lockFile, holder, signal);
    const current = readHolder(lockFile);
    if (current?.socket === holder?.socket && !(current && findRunningHolder(current))) removeStale(lockFile, current);
  }
  const release = (): void => {
    if (isOwn()) fs.rmSync(lockFile, { force: true });
  };
  if (signal?.aborted) release();
  signal?.throwIfAborted();
  return {
    setEngine: (pid) => {
      if (!isOwn()) throw new DataDirInUseError(`Another server has replaced the lock ${lockFile} of this server.`);
      own.engine = identify(pid);
      withTemporaryFile(lockFile, own, (file) => fs.renameSync(file, lockFile));
    },
    release,
  };
}
