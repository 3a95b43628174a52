import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const listProcesses = (): number[] =>
  fs.existsSync("/proc")
    ? fs
        .readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
    : [];

/** Reads a file of a process in /proc; returns an empty string when the process has exited. */
function readProcFile(pid: number, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** Returns the processes whose command line contains the folder, including database engines. */
export const findProcesses = (folder: string): number[] =>
  listProcesses().filter((pid) => readProcFile(pid, "cmdline").includes(folder));

/** Removes a site's folder after the engine of a killed server has noticed and stopped writing there. */
export async function removeDataDir(folder: string): Promise<void> {
  while (findProcesses(folder).length > 0) await sleep(50);
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Returns the running child processes. */
export const findChildProcesses = (parent: number): number[] =>
  // The name can contain any character; the state and the parent follow it.
  listProcesses().filter((pid) => Number(/\) \S (\d+)/.exec(readProcFile(pid, "stat"))?.[1]) === parent);
