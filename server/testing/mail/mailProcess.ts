import "reflect-metadata";
import { startJobs } from "../../app/jobs/jobs";
import { createLog } from "../../app/log";
import { parseEnvironment } from "../../config/environment";
import { createDataSource } from "../../database/dataSource";
import { sendDigests } from "../../features/readers/mailings/digests/sendDigests.service";
import { mailJobs } from "../../features/site/mail/mail.jobs";
import { setUpMail } from "../../features/site/mail/mailSite.service";
import { newslettersJobs } from "../../features/readers/mailings/newsletters/newsletters.jobs";

/**
 * A process that tests kill, on the database of DATABASE_URL. With a time it queues the digests of that day and ends.
 * Without, it runs the jobs that send mails and newsletters.
 */
async function main(time?: string): Promise<void> {
  const environment = parseEnvironment(process.env);
  const dataSource = createDataSource({ url: environment.databaseUrl ?? "", poolSize: 5, connectTimeoutMs: 60_000 });
  await dataSource.initialize();
  setUpMail(dataSource.manager, { origin: "https://wornby.example", canSend: true, isOutboxPublic: false });
  if (time) {
    await sendDigests(dataSource.manager, undefined, new Date(time));
    await dataSource.destroy();
    return;
  }
  const sending = [...mailJobs, ...newslettersJobs];
  startJobs(sending, { ...environment, db: dataSource.manager, log: createLog("error") });
  // The jobs' timers do not keep a process alive.
  setInterval(() => undefined, 60_000);
}

void main(process.argv[2]);
