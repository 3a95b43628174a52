import { daily, everyMinutes, type Job } from "../../../core/jobs/job";
import { checkDueLinks } from "./checkLinks.service";
import { collectLinks, recountClicks } from "./collectLinks";

export const linksJobs: readonly Job[] = [
  {
    name: "check-links",
    once: everyMinutes(10),
    run: ({ db, log }, end) => checkDueLinks(db, log, undefined, end),
  },
  { name: "recount-link-clicks", once: daily("00:40"), run: ({ db }) => recountClicks(db) },
  { name: "collect-links", everywhere: 2_000, start: ({ db }, end) => ({ run: () => collectLinks(db, end) }) },
];
