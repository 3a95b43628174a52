import { everyMinutes, hourly, type Job } from "../../../../core/jobs/job";
import { sendAlerts } from "./sendAlerts.service";
import { sendDigests } from "./sendDigests.service";

export const digestsJobs: readonly Job[] = [
  { name: "send-alerts", once: hourly(20), run: ({ db }, end) => sendAlerts(db, end) },
  { name: "send-digests", once: everyMinutes(10), run: ({ db }, end) => sendDigests(db, end) },
];
