import { daily, type Job } from "../../../core/jobs/job";
import { deleteOldMissedSearches } from "./synonyms/missedSearch.service";

export const searchJobs: readonly Job[] = [
  { name: "forget-missed-searches", once: daily("03:55"), run: ({ db }) => deleteOldMissedSearches(db) },
];
