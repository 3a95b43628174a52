import { daily, type Job } from "../../../core/jobs/job";
import { type BackupTools, runIfDue } from "./backups.service";

export const backupsJobs: readonly Job<BackupTools>[] = [
  { name: "back-up", once: daily("02:10"), run: (tools, end) => runIfDue(tools, "backup", end) },
  // Each day, so that a failed proof is repeated; a week passes between two that succeed.
  { name: "prove-backup", once: daily("04:40"), run: (tools, end) => runIfDue(tools, "proof", end) },
];
