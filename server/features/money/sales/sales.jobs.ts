import { everyMinutes, type Job, type JobTools } from "../../../core/jobs/job";
import { createSalesSources, pullDueSales, type SalesAccounts } from "./pulls/pullSales.service";

export const salesJobs: readonly Job<JobTools & { salesAccounts: SalesAccounts }>[] = [
  // A pull that succeeded rests for a day; one that failed is repeated.
  {
    name: "pull-sales",
    once: everyMinutes(6 * 60, 35),
    run: ({ db, log, salesAccounts }, end) => pullDueSales(db, log, createSalesSources(salesAccounts), end),
  },
];
