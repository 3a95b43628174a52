import { daily, type Job } from "../../../core/jobs/job";
import { forgetAddresses } from "./corrections.service";

export const correctionsJobs: readonly Job[] = [
  { name: "forget-correction-addresses", once: daily("03:08"), run: ({ db }) => forgetAddresses(db) },
];
