import fs from "node:fs";

/** Identifies a process even if its pid is reused. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in kernel ticks, which differs when the pid is reused; null on systems without /proc. */
  started: string | null;
}

/** Returns the state and start time (fields 3 and 22 of stat). Field 2 can contain spaces and parentheses. */
function readStat(pid: number): { state: string; started: string } | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0], started: fields[19] };
  } catch {
    return null;
  }
}

export const identify = (pid: number): ProcessIdentity => ({ pid, started: readStat(pid)?.started ?? null });

export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const stat = readStat(pid);
  if (!stat) return true;
  // A zombie has exited. It can stay forever in a container whose first process does not reap children.
  return !/[ZX]/.test(stat.state) && (started === null || stat.started === started);
}
