import { everyMinutes, type Job } from "../../../core/jobs/job";
import { queueDueFeeds } from "./run/feedRuns.service";
import { runWaitingFeeds } from "./run/runFeed.service";

export const feedsJobs: readonly Job[] = [
  { name: "queue-feeds", once: everyMinutes(10), run: ({ db }) => queueDueFeeds(db) },
  {
    name: "read-feeds",
    everywhere: 2_000,
    start: ({ db, log }, end) => ({ run: () => runWaitingFeeds(db, log, { end }) }),
  },
];
