import { daily, type Job } from "../../../core/jobs/job";
import { deleteUnconfirmed } from "./confirmation.service";

export const newsletterJobs: readonly Job[] = [
  { name: "delete-unconfirmed", once: daily("04:05"), run: ({ db }) => deleteUnconfirmed(db) },
];
