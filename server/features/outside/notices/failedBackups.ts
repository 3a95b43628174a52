import type { EntityManager } from "typeorm";
import { adminPaths } from "../../../../site/addresses";
import { readBackupState } from "../../site/backups/backups.service";
import { onlySubjectId, toMinute, type FoundNotice } from "./notice.types";

/** Says since when something is missing. */
const sinceText = (time: Date | null): string =>
  time ? `The last one is from ${toMinute(time)}.` : "There is none yet.";

/** Finds whether the last backup or its proof failed. */
export async function findFailedBackups(db: EntityManager): Promise<FoundNotice[]> {
  const { backedUpAt, backupProblem, provenAt, proofProblem } = await readBackupState(db);
  const path = adminPaths.settings({ tab: "security" });
  const found: FoundNotice[] = [];
  if (backupProblem)
    found.push({
      kind: "BACKUP_FAILED",
      subjectId: onlySubjectId,
      text: `The backup failed. ${sinceText(backedUpAt)} The log says why.`,
      path,
    });
  if (proofProblem)
    found.push({
      kind: "BACKUP_UNPROVEN",
      subjectId: onlySubjectId,
      text: `A backup could not be restored whole. ${sinceText(provenAt)} The log says why.`,
      path,
    });
  return found;
}
