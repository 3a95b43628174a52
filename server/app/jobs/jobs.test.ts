// On both engines: runs are claimed through the one connection of the embedded engine, too.
import { setTimeout as sleep } from "node:timers/promises";
import type { DataSource } from "typeorm";
import pino from "pino";
import { everyMinutes, type Job, type JobTools, type OnceJob } from "../../core/jobs/job";
import { testDatabase } from "../../testing/database/testDatabase";
import { createDeferred, waitUntil } from "../../testing/time/waiting";
import { jobs as allJobs } from "./jobList";
import { startJobs } from "./jobs";

describe("jobs", () => {
  const log = pino({ level: "silent" });
  const once = everyMinutes(10);
  const soon = { firstRunMs: 0, pollMs: 10, renewMs: 10 };
  let dataSource: DataSource;
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    dataSource = await testDatabase();
  });
  beforeEach(() => dataSource.query("DELETE FROM jobs"));
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });
  afterAll(() => dataSource.destroy());

  const start = (jobs: readonly Job[], options = {}): (() => Promise<void>) => {
    const stop = startJobs<JobTools>(jobs, { db: dataSource.manager, log }, { ...soon, ...options });
    stops.push(stop);
    return stop;
  };
  const read = async (condition: string): Promise<string[]> => {
    const rows: { name: string }[] = await dataSource.query(`SELECT name FROM jobs WHERE ${condition} ORDER BY name`);
    return rows.map(({ name }) => name);
  };
  const isEnded = (name: string) => waitUntil(async () => (await read("ended_at IS NOT NULL")).includes(name));

  test("have different names, and the same times each day", () => {
    const names = allJobs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(allJobs.filter((job) => "once" in job && (24 * 60 * 60_000) % job.once.everyMs !== 0)).toEqual([]);
  });

  test("run soon after the start in the order of the list, and then wait for their time", async () => {
    const ran: string[] = [];
    const outcomes: string[] = [];
    const build = (name: string): OnceJob => ({ name, once, run: () => Promise.resolve(ran.push(name)) });
    start([build("b"), build("a"), build("c")], {
      onRun: (name: string, outcome: string) => outcomes.push(name, outcome),
    });
    await isEnded("c");
    expect(ran).toEqual(["b", "a", "c"]);
    expect(outcomes).toEqual(["b", "done", "a", "done", "c", "done"]);
    const planned = "next_run_at > now() AND next_run_at <= now() + interval '10 minutes'";
    expect(await read(`outcome = 'done' AND run_id IS NULL AND ${planned}`)).toEqual(["a", "b", "c"]);
    expect(await read("extract(epoch FROM next_run_at) % 600 = 0")).toEqual(["a", "b", "c"]);
  });

  test("two workers do each run once", async () => {
    const ran: string[] = [];
    const jobs = Array.from({ length: 12 }, (_, place): OnceJob => {
      const name = `job-${place}`;
      return { name, once, run: () => Promise.resolve(ran.push(name)) };
    });
    start(jobs);
    start(jobs);
    await waitUntil(async () => (await read("ended_at IS NOT NULL")).length === jobs.length);
    // A server that starts a little later repeats nothing.
    start([...jobs, { name: "last", once, run: () => Promise.resolve() }]);
    await isEnded("last");
    expect(ran.sort()).toEqual(jobs.map(({ name }) => name).sort());
  });

  test("a run that was missed while no server ran is done at the start", async () => {
    await dataSource.query(
      "INSERT INTO jobs VALUES ('missed', now() - interval '1 minute', NULL, NULL, now() - interval '5 minutes', 'done')",
    );
    const run = jest.fn(() => Promise.resolve());
    start([{ name: "missed", once, run }]);
    await waitUntil(async () => (await read("next_run_at > now()")).length > 0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("a failed run stops no other, and is counted", async () => {
    const outcomes: string[] = [];
    start(
      [
        { name: "fails", once, run: () => Promise.reject(new Error("as meant")) },
        { name: "works", once, run: () => Promise.resolve() },
      ],
      { onRun: (name: string, outcome: string) => outcomes.push(`${name} ${outcome}`) },
    );
    await isEnded("works");
    expect(outcomes).toEqual(["fails failed", "works done"]);
    expect(await read("outcome = 'failed'")).toEqual(["fails"]);
  });

  test("a long run does not overlap with itself and holds up no other", async () => {
    const release = createDeferred();
    const long = jest.fn(() => release.promise);
    const short = jest.fn(() => Promise.resolve());
    start([
      { name: "long", once, run: long },
      { name: "short", once, run: short },
    ]);
    await isEnded("short");
    // As if its time had come again, and another search found it.
    await dataSource.query("UPDATE jobs SET next_run_at = now() - interval '1 second', ended_at = NULL");
    await isEnded("short");
    expect(short).toHaveBeenCalledTimes(2);
    expect(long).toHaveBeenCalledTimes(1);
    release.resolve();
    await isEnded("long");
  });

  test("the run of a killed server is repeated after its lease", async () => {
    const held = "gen_random_uuid(), now() + interval '1 hour'";
    await dataSource.query(`INSERT INTO jobs VALUES ('held', now() - interval '1 day', ${held})`);
    const run = jest.fn(() => Promise.resolve());
    start([
      { name: "held", once, run },
      { name: "other", once, run: () => Promise.resolve() },
    ]);
    await isEnded("other");
    expect(run).not.toHaveBeenCalled();
    await dataSource.query("UPDATE jobs SET leased_until = now() - interval '1 second' WHERE name = 'held'");
    await isEnded("held");
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("a run renews its lease, and is aborted when another server has it", async () => {
    const aborted = createDeferred();
    const run = (_: JobTools, end: AbortSignal) => {
      end.addEventListener("abort", () => aborted.resolve(), { once: true });
      return aborted.promise;
    };
    start([{ name: "long", once, run }]);
    await waitUntil(async () => (await read("run_id IS NOT NULL")).length > 0);
    await dataSource.query("UPDATE jobs SET leased_until = now()");
    await waitUntil(async () => (await read("leased_until > now() + interval '1 minute'")).length > 0);
    await dataSource.query("UPDATE jobs SET run_id = gen_random_uuid(), leased_until = now() + interval '1 hour'");
    await aborted.promise;
    // The other server's run is not touched.
    expect(await read("run_id IS NOT NULL AND ended_at IS NULL")).toEqual(["long"]);
  });

  test("stopping aborts a run and leaves it to another server", async () => {
    const started = createDeferred();
    const run = jest.fn((_: JobTools, end: AbortSignal) => {
      started.resolve();
      return new Promise<void>((_resolve, reject) => end.addEventListener("abort", () => reject(new Error("stopped"))));
    });
    const stop = start([{ name: "long", once, run }]);
    await started.promise;
    await stop();
    expect(await read("run_id IS NULL AND leased_until IS NULL AND ended_at IS NULL AND next_run_at <= now()")).toEqual(
      ["long"],
    );
  });

  test("stopping waits for no run that ignores it", async () => {
    const started = createDeferred();
    const run = () => {
      started.resolve();
      return new Promise(() => undefined);
    };
    const stop = start([{ name: "deaf", once, run }]);
    await started.promise;
    await stop();
    expect(await read("run_id IS NOT NULL")).toEqual(["deaf"]);
  });

  test("of every process look again after a failure, and not while they look", async () => {
    const looks: ReturnType<typeof createDeferred<void>>[] = [];
    const run = () => {
      const look = createDeferred();
      looks.push(look);
      return look.promise;
    };
    start([{ name: "looks", everywhere: 1, start: () => ({ run }) }]);
    await waitUntil(() => looks.length === 1);
    await sleep(20);
    expect(looks).toHaveLength(1);
    looks[0].reject(new Error("as meant"));
    await waitUntil(() => looks.length === 2);
    looks[1].resolve();
  });

  test("of every process stop after their look, and then what it has begun", async () => {
    const order: string[] = [];
    const started = createDeferred();
    const stop = start([
      {
        name: "looks",
        everywhere: 1,
        start: (_, end) => ({
          run: async () => {
            started.resolve();
            await new Promise((resolve) => end.addEventListener("abort", resolve));
            order.push("look");
          },
          stop: () => Promise.resolve(void order.push("stop")),
        }),
      },
    ]);
    await started.promise;
    await stop();
    expect(order).toEqual(["look", "stop"]);
  });
});
