import { daily, type Job } from "../../../core/jobs/job";
import { expireAddresses } from "./addresses.service";
import { deleteUnconfirmed } from "./confirmation.service";

export const readersJobs: readonly Job[] = [
  {
    name: "forget-addresses",
    once: daily("04:05"),
    run: async ({ db }) => (await deleteUnconfirmed(db)) + (await expireAddresses(db)),
  },
];
