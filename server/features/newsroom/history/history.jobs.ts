import { daily, type Job, type JobTools } from "../../../core/jobs/job";
import { deleteOldAuditEntries } from "./dropOldAuditEntries.service";
import { emptyTrash } from "./emptyTrash.service";

/** The retention of the audit log, in days. */
export const historyJobs: readonly Job<JobTools & { auditDays: number }>[] = [
  {
    name: "drop-old-audit-entries",
    once: daily("03:50"),
    run: ({ db, auditDays }, end) => deleteOldAuditEntries(db, auditDays, end),
  },
  { name: "empty-trash", once: daily("03:20"), run: ({ db }) => emptyTrash(db) },
];
