import { daily, type Job } from "../../../core/jobs/job";
import { deleteUnreadFeeds } from "./personalFeed.service";

export const followJobs: readonly Job[] = [
  { name: "delete-unread-feeds", once: daily("03:15"), run: ({ db }) => deleteUnreadFeeds(db) },
];
