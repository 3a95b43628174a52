import fs from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The folder is in use by another server; the message is a sentence for the person who started this one. */
export class DataDirInUseError extends Error {}

const answers = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.connect(socketPath);
    const done = (alive: boolean) => {
      probe.destroy();
      resolve(alive);
    };
    probe.once("connect", () => done(true)).once("error", () => done(false));
  });

/** True while the engine that wrote the lock is still there; an engine whose server was just killed gets 3 s to go. */
async function isHeld(socketPath: string): Promise<boolean> {
  for (let attempt = 0; attempt < 15; attempt++) {
    if (!(await answers(socketPath))) return false;
    await sleep(200);
  }
  return true;
}

/**
 * Takes the lock file beside the embedded database, which knows no lock of its own (two engines on one folder corrupt
 * it). The file names the engine's socket; a lock whose socket does not answer was left behind by a kill and is taken over.
 * @throws DataDirInUseError when a living engine holds it.
 */
export async function takeLock(lockFile: string, socketPath: string): Promise<() => void> {
  for (;;) {
    try {
      fs.writeFileSync(lockFile, socketPath, { flag: "wx" });
      return () => fs.rmSync(lockFile, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = fs.existsSync(lockFile) ? fs.readFileSync(lockFile, "utf8") : "";
    if (holder && (await isHeld(holder))) {
      throw new DataDirInUseError(
        `Another server is already using the data folder that ${lockFile} guards. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    // Renamed before it is removed, so that of two processes which both found it stale only one goes on with this file.
    const stale = `${lockFile}.${process.pid}`;
    try {
      fs.renameSync(lockFile, stale);
    } catch {
      continue;
    }
    const taken = fs.readFileSync(stale, "utf8");
    if (taken === holder) fs.rmSync(stale);
    else fs.renameSync(stale, lockFile);
  }
}
