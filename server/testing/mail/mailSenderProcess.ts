import "reflect-metadata";
import { startLoops } from "../../app/jobs/loops";
import { createLog } from "../../app/log";
import { parseEnvironment } from "../../config/environment";
import { createDataSource } from "../../database/dataSource";
import { setUpMail } from "../../features/mail/mailSite.service";

/** Runs the loops of a server, which send mails, on the database of DATABASE_URL, until the process is killed. */
async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const dataSource = createDataSource({ url: environment.databaseUrl ?? "", poolSize: 5, connectTimeoutMs: 60_000 });
  await dataSource.initialize();
  setUpMail(dataSource.manager, { origin: "https://wornby.example", canSend: true, isOutboxPublic: false });
  startLoops(dataSource.manager, createLog("error"), environment);
  // The loops' timers do not keep a process alive.
  setInterval(() => undefined, 60_000);
}

void main();
