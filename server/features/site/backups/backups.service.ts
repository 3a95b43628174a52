import type { EntityManager } from "typeorm";
import type { JobTools } from "../../../core/jobs/job";
import { BackupState } from "./backupState.entity";

type State = Omit<BackupState, "id">;
const none: State = { backedUpAt: null, backupProblem: "", provenAt: null, proofProblem: "" };

/** Returns what the scheduled backups came to. */
export const readBackupState = async (db: EntityManager): Promise<State> =>
  (await db.findOneBy(BackupState, { id: 1 })) ?? none;

export type BackupRun = "backup" | "proof";
const columns = {
  backup: { time: "backed_up_at", problem: "backup_problem" },
  proof: { time: "proven_at", problem: "proof_problem" },
} as const;

/** Stores how a run ended. @param problem empty for one that succeeded */
export async function storeBackupRun(db: EntityManager, run: BackupRun, problem: string): Promise<void> {
  const { time, problem: text } = columns[run];
  await db.query(
    `INSERT INTO backup_state AS state (${time}, ${text}) VALUES (CASE WHEN $1 = '' THEN now() END, $1)
     ON CONFLICT (id) DO UPDATE SET ${time} = COALESCE(excluded.${time}, state.${time}), ${text} = excluded.${text}`,
    [problem],
  );
}

const hourMs = 3_600_000;
/** A server that starts runs all jobs, and a backup need not follow another at once. */
const recent = { backup: 20 * hourMs, proof: 6.5 * 24 * hourMs };

/** Makes or proves a scheduled backup in another process, so that requests do not wait for its work. @throws with a sentence */
export type RunBackup = (run: BackupRun, end: AbortSignal) => Promise<void>;

export interface BackupTools extends JobTools {
  /** Null without BACKUP_DIR and BACKUP_BUCKET. */
  runBackup: RunBackup | null;
}

/** Runs it unless the last success is recent, and stores how it ended. @returns what the log shows */
export async function runIfDue({ db, runBackup }: BackupTools, run: BackupRun, end: AbortSignal): Promise<string> {
  if (runBackup === null) return "not set up";
  const { backedUpAt, provenAt } = await readBackupState(db);
  // Without a backup there is nothing to prove yet.
  if (run === "proof" && backedUpAt === null) return "no backup yet";
  const last = run === "backup" ? backedUpAt : provenAt;
  if (last && Date.now() - last.getTime() < recent[run]) return "recent";
  try {
    await runBackup(run, end);
  } catch (error) {
    if (!end.aborted) await storeBackupRun(db, run, (error as Error).message);
    throw error;
  }
  await storeBackupRun(db, run, "");
  return "done";
}
