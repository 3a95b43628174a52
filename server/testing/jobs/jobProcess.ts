import "reflect-metadata";
import { startJobs } from "../../app/jobs/jobs";
import { createLog } from "../../app/log";
import { everyMinutes } from "../../core/jobs/job";
import { createDataSource } from "../../database/dataSource";

/** A process that tests kill: it runs the job "held" of the database of DATABASE_URL, and never ends. */
async function main(): Promise<void> {
  const url = process.env.DATABASE_URL ?? "";
  const dataSource = createDataSource({ url, poolSize: 2, connectTimeoutMs: 60_000 });
  await dataSource.initialize();
  const held = { name: "held", once: everyMinutes(10), run: () => new Promise(() => undefined) };
  startJobs([held], { db: dataSource.manager, log: createLog("error") }, { firstRunMs: 0, renewMs: 10 });
  // The jobs' timers do not keep a process alive.
  setInterval(() => undefined, 60_000);
}

void main();
