import fs from "node:fs";

/** A process as another one can recognise it. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, in the kernel's ticks, so that a reused pid is not taken for it; null where /proc is missing. */
  started: string | null;
}

/** State and start of a process, the 3rd and 22nd field of its stat; the 2nd may hold spaces and parentheses. */
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
    // EPERM: it is there, but another user's.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const stat = readStat(pid);
  if (!stat) return true;
  // A zombie has ended and waits for its parent only, forever where a container's first process reaps nobody.
  return !/[ZX]/.test(stat.state) && (started === null || stat.started === started);
}
