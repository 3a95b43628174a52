import { daily, type Job } from "../../../core/jobs/job";
import { deleteUnusedLists } from "./syncedList.service";

export const syncJobs: readonly Job[] = [
  { name: "delete-unused-lists", once: daily("03:15"), run: ({ db }) => deleteUnusedLists(db) },
];
