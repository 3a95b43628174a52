import { setImmediate as nextTurn } from "node:timers/promises";
import { createDataSource } from "../../database/dataSource";
import { databaseError } from "../../core/errors/databaseErrors";
import { buildCelebrity } from "../../testing/build";
import { type FaultyServer, faultyServer, getPool } from "../../testing/faults/faultyServer";
import { fakeOnly } from "../../testing/time/fakeTimers";
import { waitUntil } from "../../testing/time/waiting";

const list = "{ celebrities { totalCount nodes { name related { name } } } outfits { totalCount nodes { title } } }";

describe("lost database connections and an exhausted pool", () => {
  let faulty: FaultyServer;
  beforeAll(async () => {
    faulty = await faultyServer();
    for (const name of ["Ada", "Bea"]) await buildCelebrity(faulty.direct.manager, { name, category: "Actor" });
  });
  beforeEach(() => faulty.proxy.reset());
  afterEach(() => jest.useRealTimers());
  afterAll(() => faulty.stop());

  /** Lets each wait for a connection run into its limit. @returns how often the request waited */
  async function countWaits(request: Promise<unknown>): Promise<number> {
    let isDone = false;
    void request.finally(() => (isDone = true));
    for (let waits = 0; ; waits += 1) {
      while (!isDone && faulty.pool.waitingCount === 0) await nextTurn();
      if (isDone) return waits;
      jest.runAllTimers();
    }
  }

  test.each([
    ["a visitor's read", list, false],
    ["an administrator's read", list, true],
    [
      "a subscription",
      'mutation { subscribeNewsletter(input: { email: "a@b.example", source: "footer" }) { __typename } }',
      false,
    ],
  ])(
    "row: pool exhausted: SERVICE_UNAVAILABLE within 2 s for %s, which works afterwards",
    async (_, query, isSignedIn) => {
      const { server, signedIn, holdConnections } = faulty;
      const ask = () => server.ask(query, {}, isSignedIn ? signedIn : {});
      const release = await holdConnections();
      jest.useFakeTimers(fakeOnly("setTimeout", "clearTimeout"));
      const response = ask();
      const waits = await countWaits(response);
      jest.useRealTimers();
      await release();
      expect((await response).code).toBe("SERVICE_UNAVAILABLE");
      const { connectTimeoutMS } = createDataSource(faulty.proxy.target).options as { connectTimeoutMS: number };
      expect(waits * connectTimeoutMS).toBeLessThan(2_000);
      expect((await ask()).code).toBeUndefined();
    },
  );

  test("a statement waits for a connection for DATABASE_WAIT_MS", async () => {
    const other = createDataSource({ ...faulty.proxy.target, connectTimeoutMs: 10_000 });
    await other.initialize();
    const held = Array.from({ length: other.options.poolSize ?? 1 }, () => other.createQueryRunner());
    for (const runner of held) await runner.connect();
    jest.useFakeTimers(fakeOnly("setTimeout", "clearTimeout"));
    const outcome = expect(other.query("SELECT 1")).rejects.toThrow("timeout exceeded");
    while (getPool(other).waitingCount === 0) await nextTurn();
    jest.advanceTimersByTime(9_999);
    expect(getPool(other).waitingCount).toBe(1);
    jest.advanceTimersByTime(1);
    await outcome;
    jest.useRealTimers();
    for (const runner of held) await runner.release();
    await other.destroy();
  });

  test("row: database dies between two statements of a transaction: SERVICE_UNAVAILABLE for each way to go on", async () => {
    const { server, proxy, dataSource } = faulty;
    const failures: unknown[] = [];
    for (const goOn of ["runner", "manager"] as const) {
      const attempt = dataSource.transaction(async (db) => {
        await db.query("SELECT 1");
        const { queryRunner } = db;
        proxy.resetConnections();
        await waitUntil(() => queryRunner?.isReleased ?? false);
        await (goOn === "runner" ? queryRunner?.query("SELECT 2") : db.query("SELECT 2"));
      });
      failures.push(await attempt.catch((error: unknown) => error));
    }
    expect(failures.map((error) => databaseError(error)?.extensions.code)).toEqual([
      "SERVICE_UNAVAILABLE",
      "SERVICE_UNAVAILABLE",
    ]);
    expect((await server.ask(list)).code).toBeUndefined();
  });
});
