import { daily, type Job } from "../../../core/jobs/job";
import { makePartitions } from "./partitions.service";
import { deleteOldClicks } from "./retention.service";

export const clicksJobs: readonly Job[] = [
  // Rows of a month without a partition go to the default partition, so a missed run loses nothing.
  { name: "make-click-partitions", once: daily("03:05"), run: ({ db }) => makePartitions(db) },
  { name: "drop-old-clicks", once: daily("03:40"), run: ({ db }, end) => deleteOldClicks(db, end) },
];
