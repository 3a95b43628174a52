import { daily, type Job } from "../../../../core/jobs/job";
import { storeFigures } from "./newsletterFigures.service";
import { sendDueNewsletters } from "./sendNewsletters.service";

export const newslettersJobs: readonly Job[] = [
  // Before their mails are deleted.
  { name: "store-newsletter-figures", once: daily("02:45"), run: ({ db }) => storeFigures(db) },
  {
    name: "send-newsletters",
    everywhere: 2_000,
    start: ({ db, log }, end) => ({
      run: async () => {
        const mails = await sendDueNewsletters(db, end);
        if (mails > 0) log.info({ mails }, "mails of newsletters were queued");
      },
    }),
  },
];
