import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const running = (): number[] =>
  fs.existsSync("/proc")
    ? fs
        .readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
    : [];

/** What the kernel tells of a process; empty when it is gone by now. */
function told(pid: number, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** The processes whose command line names a folder, engines among them. */
export const processesOn = (folder: string): number[] =>
  running().filter((pid) => told(pid, "cmdline").includes(folder));

/** Removes a site's folder. The engine of a server that was killed writes there until it notices, so its end is waited for. */
export async function removeDataDir(folder: string): Promise<void> {
  while (processesOn(folder).length > 0) await sleep(50);
  fs.rmSync(folder, { recursive: true, force: true });
}

/** The processes that one has started and that still run. */
export const childrenOf = (parent: number): number[] =>
  // After the name, which may hold anything, come the state and the parent.
  running().filter((pid) => Number(/\) \S (\d+)/.exec(told(pid, "stat"))?.[1]) === parent);
