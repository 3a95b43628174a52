import "reflect-metadata";
import { startLoops } from "../../app/jobs/loops";
import { createLog } from "../../app/log";
import { parseEnvironment } from "../../config/environment";
import { createDataSource } from "../../database/dataSource";
import { sendDigests } from "../../features/digests/sendDigests.service";
import { setUpMail } from "../../features/mail/mailSite.service";

/**
 * A process that tests kill, on the database of DATABASE_URL. With a time it queues the digests of that day and ends.
 * Without, it runs the loops of a server, which send mails.
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
  startLoops(dataSource.manager, createLog("error"), environment);
  // The loops' timers do not keep a process alive.
  setInterval(() => undefined, 60_000);
}

void main(process.argv[2]);
