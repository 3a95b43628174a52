import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { isLocked } from "./lock";

/** What the engine answers: the data folder of the copy, or why there is none. */
export type SnapshotReply = { dataDir: string } | { failed: string };

const folderPrefix = "snapshot-";
/** A file that changed this short before a copy could have changed after it within one tick of the file system's clock. */
const clockTickMs = 1_000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/**
 * Copies the files that changed after the given time or that the copy lacks. Files that vanish meanwhile are skipped. The
 * state of files is read synchronously, which is several times faster for the 1,000 files of an engine.
 */
async function copyChangedFiles(from: string, to: string, since: number): Promise<void> {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    if (entry.isDirectory()) fs.mkdirSync(target, { recursive: true });
    const state = entry.isFile() ? fs.statSync(source, { throwIfNoEntry: false }) : undefined;
    if (!state || (state.mtimeMs < since && fs.existsSync(target))) continue;
    // File systems that can share blocks copy nothing.
    await fs.promises.copyFile(source, target, fs.constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}

/**
 * Copies the engine's folder as it is between two statements, which equals the folder of an engine killed at that moment: its
 * next start recovers all committed transactions and no other. The engine waits only while the files that changed during a
 * first copy are copied again.
 */
async function copyDatabase(database: PGlite, from: string, to: string): Promise<void> {
  const startedAt = Date.now();
  await copyChangedFiles(from, to, 0);
  await database.runExclusive(() => copyChangedFiles(from, to, startedAt - clockTickMs));
}

/** Removes copies that a killed engine has left and that no backup reads. */
function removeStale(parent: string): void {
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(folderPrefix))) {
    const folder = path.join(parent, name);
    if (!isLocked(path.join(folder, "database.lock"))) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Listens on a socket for backups: each connection gets a copy of the database beside its folder, until the connection ends.
 * @param folder the engine's folder
 * @param reportBackups called with the number of backups that copy or read, when it changes
 */
export function serveSnapshots(
  database: PGlite,
  folder: string,
  socketPath: string,
  reportBackups: (running: number) => void,
): Promise<net.Server> {
  const parent = path.dirname(folder);
  let running = 0;
  const handleConnection = async (socket: net.Socket): Promise<void> => {
    const dataDir = fs.mkdtempSync(path.join(parent, folderPrefix));
    const remove = (): Promise<void> => fs.promises.rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    try {
      await copyDatabase(database, folder, path.join(dataDir, path.basename(folder)));
    } catch (error) {
      await remove();
      throw error;
    }
    if (socket.destroyed) return remove();
    socket.once("close", () => void remove().catch(() => undefined));
    socket.write(JSON.stringify({ dataDir } satisfies SnapshotReply) + "\n");
  };
  removeStale(parent);
  fs.rmSync(socketPath, { force: true });
  const server = net.createServer((socket) => {
    socket.on("error", () => undefined).resume();
    reportBackups((running += 1));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const handled = handleConnection(socket).catch((error: NodeJS.ErrnoException) => {
      socket.end(JSON.stringify({ failed: error.code ?? error.message } satisfies SnapshotReply) + "\n");
    });
    // The copy of a backup that was killed goes on.
    void Promise.all([closed, handled]).then(() => reportBackups((running -= 1)));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(socketPath, () => resolve(server));
  });
}
