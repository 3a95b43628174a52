import { daily, type Job } from "../../../core/jobs/job";
import { correctionAddresses } from "./corrections.service";

export const correctionsJobs: readonly Job[] = [
  { name: "forget-correction-addresses", once: daily("03:08"), run: ({ db }) => correctionAddresses.expire(db) },
];
