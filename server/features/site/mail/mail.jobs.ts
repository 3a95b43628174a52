import { daily, type Job, type JobTools } from "../../../core/jobs/job";
import { createMailSender, keepMails } from "./delivery/sendMails.service";
import type { SmtpAccount } from "./delivery/smtpTransport";
import { deleteOldMails } from "./outbox.service";

/** The log holds no addresses. */
const withoutAddresses = (text: string): string =>
  text
    .split(" ")
    .map((word) => (word.includes("@") ? "…" : word))
    .join(" ");

/** Without an account mails stay in the outbox. */
export const mailJobs: readonly Job<JobTools & { mail: SmtpAccount | null }>[] = [
  { name: "delete-mails", once: daily("03:12"), run: ({ db }) => deleteOldMails(db) },
  {
    name: "send-mails",
    everywhere: 1_000,
    start: ({ db, log, mail }, end) => {
      if (mail === null) return { run: () => keepMails(db) };
      const sender = createMailSender(db, mail, {
        onFault: (error) => log.warn({ err: error }, "mails could not be sent"),
        onFailure: (problem) =>
          log.error({ problem: withoutAddresses(problem) }, "the mail server cannot be used: mails wait"),
        onSuccess: (failingSince) => log.warn({ failingSince }, "the mail server can be used again: mails are sent"),
      });
      return { run: () => sender.sendDue(end), stop: () => sender.stop() };
    },
  },
];
