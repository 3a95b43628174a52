import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const listProcesses = (): number[] =>
  fs.existsSync("/proc")
    ? fs
        .readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
    : [];

/** What the kernel tells of a process; empty when it is gone by now. */
function readProcFile(pid: number, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** The processes whose command line names a folder, engines among them. */
export const findProcesses = (folder: string): number[] =>
  listProcesses().filter((pid) => readProcFile(pid, "cmdline").includes(folder));

/** Removes a site's folder. The engine of a server that was killed writes there until it notices, so its end is waited for. */
export async function removeDataDir(folder: string): Promise<void> {
  while (findProcesses(folder).length > 0) await sleep(50);
  fs.rmSync(folder, { recursive: true, force: true });
}

/** The processes that one has started and that still run. */
export const findChildProcesses = (parent: number): number[] =>
  // After the name, which may hold anything, come the state and the parent.
  listProcesses().filter((pid) => Number(/\) \S (\d+)/.exec(readProcFile(pid, "stat"))?.[1]) === parent);
