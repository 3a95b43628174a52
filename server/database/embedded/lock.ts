import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DataDirError } from "../dataDir";
import { type ProcessIdentity, identify, isRunning } from "./processIdentity";

/** How long a living server's lock is watched for its end, and how long that of an engine whose server is gone. */
const serverPatience = 3_000;
const orphanPatience = 15_000;
const pollInterval = 100;

/** The folder is in use by another server; the message is a sentence for the person who started this one. */
export class DataDirInUseError extends DataDirError {}

/** What the lock file holds. The socket's folder is made anew for each server, so it also tells whose lock this is. */
interface Holder {
  server: ProcessIdentity;
  engine: ProcessIdentity | null;
  socket: string;
}

export interface DataDirLock {
  /** Notes the engine's process, which keeps the lock beyond the server's end. */
  setEngine(pid: number): void;
  /** Removes the lock file if it still is this server's. */
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

/** Runs `place` with a file that has the whole content, so that nobody ever reads half a lock. */
function withFile(lockFile: string, holder: Holder, place: (file: string) => void): void {
  const file = `${lockFile}.${randomUUID()}`;
  try {
    fs.writeFileSync(file, JSON.stringify(holder));
    place(file);
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** False when there is a lock already. */
function createLock(lockFile: string, holder: Holder): boolean {
  try {
    withFile(lockFile, holder, (file) => fs.linkSync(file, lockFile));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** The process that keeps the lock: the server, or its engine when the server was killed. */
const keeper = ({ server, engine }: Holder): ProcessIdentity | null =>
  [server, engine].find((one) => one && isRunning(one)) ?? null;

async function waitUntilFree(lockFile: string, holder: Holder, signal?: AbortSignal): Promise<void> {
  const patience = isRunning(holder.server) ? serverPatience : orphanPatience;
  for (const began = Date.now(); ; await sleep(pollInterval, undefined, { signal })) {
    const process = keeper(holder);
    if (!process || readHolder(lockFile)?.socket !== holder.socket) return;
    if (Date.now() - began > patience) {
      throw new DataDirInUseError(
        `Another server is already using the data folder that ${lockFile} guards (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
      );
    }
  }
}

/** Removes the lock and the socket's folder of a server that was killed. */
function removeStale(lockFile: string, holder: Holder | null): void {
  // Renamed before it is removed, so that of two processes which both found it stale only one goes on with this file.
  const stale = `${lockFile}.${randomUUID()}`;
  try {
    fs.renameSync(lockFile, stale);
  } catch (error) {
    // Another process has removed it. Anything else would come back for ever.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const taken = readHolder(stale);
  if (taken && taken.socket !== holder?.socket) return fs.renameSync(stale, lockFile);
  fs.rmSync(stale);
  const socketDir = path.dirname(taken?.socket ?? "");
  if (path.basename(socketDir).startsWith("wornby-")) fs.rmSync(socketDir, { recursive: true, force: true });
}

/**
 * Takes the lock file beside the embedded database, which knows no lock of its own (two engines on one folder corrupt
 * it). It is held while the server or the engine it names lives; what a kill left behind is taken over.
 * @throws DataDirInUseError when it stays held.
 */
export async function takeLock(lockFile: string, socketPath: string, signal?: AbortSignal): Promise<DataDirLock> {
  const own: Holder = { server: identify(process.pid), engine: null, socket: socketPath };
  const isOwn = (): boolean => readHolder(lockFile)?.socket === socketPath;
  for (;;) {
    signal?.throwIfAborted();
    const created = createLock(lockFile, own);
    // Another process that removed a stale lock may just have put this one aside to look at it, or a third one's in
    // its place: whoever's lock is there in the end has it.
    if (created) await sleep(pollInterval);
    if (isOwn()) break;
    const holder = readHolder(lockFile);
    if (holder) await waitUntilFree(lockFile, holder, signal);
    const now = readHolder(lockFile);
    if (now?.socket === holder?.socket && !(now && keeper(now))) removeStale(lockFile, now);
  }
  return {
    setEngine: (pid) => {
      if (!isOwn()) throw new DataDirInUseError(`The lock ${lockFile} was taken away from this server.`);
      own.engine = identify(pid);
      withFile(lockFile, own, (file) => fs.renameSync(file, lockFile));
    },
    release: () => {
      if (isOwn()) fs.rmSync(lockFile, { force: true });
    },
  };
}
