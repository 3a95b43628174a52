import { daily, everyMinutes, type Job } from "../../../core/jobs/job";
import { deleteOldChanges, noteDueRecords } from "./changeLog.service";

export const changesJobs: readonly Job[] = [
  { name: "note-due-records", once: everyMinutes(10), run: ({ db }) => noteDueRecords(db) },
  { name: "delete-public-changes", once: daily("03:18"), run: ({ db }) => deleteOldChanges(db) },
];
