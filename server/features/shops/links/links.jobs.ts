import { everyMinutes, type Job } from "../../../core/jobs/job";
import { checkDueLinks } from "./checkLinks.service";

export const linksJobs: readonly Job[] = [
  {
    name: "check-links",
    once: everyMinutes(10),
    run: ({ db, log }, end) => checkDueLinks(db, log, undefined, end),
  },
];
