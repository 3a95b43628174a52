import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import pino from "pino";
import type { DataSource } from "typeorm";
import { everyMinutes, type OnceJob } from "../../../core/jobs/job";
import { testDatabase } from "../../../testing/database/testDatabase";
import { killProcess } from "../../../testing/mail/startMailProcess";
import { describeOnPostgres } from "../../../testing/skipped";
import { waitUntil } from "../../../testing/time/waiting";
import { startJobs } from "../jobs";

const onPostgres = describeOnPostgres("the embedded engine serves one process");

onPostgres("a job whose process is killed", () => {
  let dataSource: DataSource;
  let killed: ChildProcess;
  let stop = () => Promise.resolve();
  beforeAll(async () => {
    dataSource = await testDatabase();
    const url = "url" in dataSource.options ? String(dataSource.options.url) : "";
    const file = "server/testing/jobs/jobProcess.ts";
    killed = spawn(process.execPath, ["-r", "./scripts/registerTypescript.cjs", file], {
      cwd: path.join(__dirname, "../../../.."),
      env: { PATH: process.env.PATH, DATABASE_URL: url },
      stdio: ["ignore", "inherit", "inherit"],
    });
  });
  afterAll(async () => {
    await killProcess(killed);
    await stop();
    await dataSource.destroy();
  });

  const has = async (condition: string): Promise<boolean> =>
    (await dataSource.query<unknown[]>(`SELECT FROM jobs WHERE ${condition}`)).length > 0;
  const endLease = () => dataSource.query("UPDATE jobs SET leased_until = now() WHERE name = 'held'");

  test("runs again in another process when its lease has ended, and not before", async () => {
    await waitUntil(() => has("name = 'held' AND run_id IS NOT NULL"), 120_000);
    await endLease();
    await waitUntil(() => has("name = 'held' AND leased_until > now() + interval '1 minute'"));
    const run = jest.fn(() => Promise.resolve());
    const jobs: OnceJob[] = [
      { name: "held", once: everyMinutes(10), run },
      { name: "other", once: everyMinutes(10), run: () => Promise.resolve() },
    ];
    const tools = { db: dataSource.manager, log: pino({ level: "silent" }) };
    stop = startJobs(jobs, tools, { firstRunMs: 0, pollMs: 10 });
    await waitUntil(() => has("name = 'other' AND ended_at IS NOT NULL"));
    await killProcess(killed);
    expect(run).not.toHaveBeenCalled();
    // As if the two minutes of the lease had passed.
    await endLease();
    await waitUntil(() => has("name = 'held' AND outcome = 'done'"));
    expect(run).toHaveBeenCalledTimes(1);
  }, 180_000);
});
