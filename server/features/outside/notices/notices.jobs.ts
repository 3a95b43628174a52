import { everyMinutes, type Job } from "../../../core/jobs/job";
import { announceNotices } from "./notices.service";

export const noticesJobs: readonly Job[] = [
  { name: "announce-notices", once: everyMinutes(10), run: ({ db }) => announceNotices(db) },
];
