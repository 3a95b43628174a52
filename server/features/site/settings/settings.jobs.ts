import { daily, type Job } from "../../../core/jobs/job";
import { loadDailyRates } from "./exchangeRates/exchangeRates.service";

export const settingsJobs: readonly Job[] = [
  // The European Central Bank publishes in the afternoon.
  { name: "load-exchange-rates", once: daily("15:30"), run: ({ db }, end) => loadDailyRates(db, end) },
];
