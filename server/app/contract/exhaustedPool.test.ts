import { setTimeout as sleep } from "node:timers/promises";
import { createDataSource } from "../../database/dataSource";
import { databaseError } from "../../shared/errors/databaseErrors";
import { buildCelebrity } from "../../testing/build";
import { type FaultyServer, faultyServer } from "../../testing/faults/faultyServer";
import { waitUntil } from "../../testing/waiting";

/** Two seconds, plus a margin for a busy machine. */
const bound = 3_000;
/** How long other requests hold the connections. */
const holdMs = 1_200;
const list = "{ celebrities { totalCount nodes { name related { name } } } outfits { totalCount nodes { title } } }";

describe("lost database connections and an exhausted pool", () => {
  let faulty: FaultyServer;
  beforeAll(async () => {
    faulty = await faultyServer();
    for (const name of ["Ada", "Bea"]) await buildCelebrity(faulty.direct.manager, { name, category: "Actor" });
  });
  beforeEach(() => faulty.proxy.reset());
  afterAll(() => faulty.stop());

  test.each([
    ["a visitor's read", list, false],
    ["an administrator's read", list, true],
    [
      "a subscription",
      'mutation { subscribeNewsletter(input: { email: "a@b.example", source: "footer" }) { __typename } }',
      false,
    ],
  ])("row: pool exhausted: SERVICE_UNAVAILABLE within 2 s for %s", async (_, query, isSignedIn) => {
    const { server, signedIn, holdConnections } = faulty;
    const release = await holdConnections();
    const began = performance.now();
    const { code } = await server.ask(query, {}, isSignedIn ? signedIn : {});
    const took = performance.now() - began;
    await release();
    expect(code).toBe("SERVICE_UNAVAILABLE");
    expect(took).toBeLessThan(bound);
  });

  test("row: pool exhausted again and again while a request goes on: SERVICE_UNAVAILABLE within 2 s of its beginning", async () => {
    // One connection after the other is free for a moment: enough for the next waiting statement, but not for all.
    const { server, signedIn, holdConnections } = faulty;
    let release = await holdConnections();
    let goesOn = true;
    const churn = (async () => {
      while (goesOn) {
        await sleep(holdMs);
        await release();
        release = await holdConnections();
      }
      await release();
    })();
    const began = performance.now();
    const { code } = await server.ask(list, {}, signedIn);
    const took = performance.now() - began;
    goesOn = false;
    await churn;
    // It may have got everything it needed.
    expect([undefined, "SERVICE_UNAVAILABLE"]).toContain(code);
    expect(took).toBeLessThan(bound);
  });

  test("a statement waits for a connection for DATABASE_WAIT_MS", async () => {
    const patient = createDataSource({ ...faulty.proxy.target, connectTimeoutMs: 10_000 });
    await patient.initialize();
    const held = Array.from({ length: patient.options.poolSize ?? 1 }, () => patient.createQueryRunner());
    for (const runner of held) await runner.connect();
    const result = patient.query("SELECT 'there' AS row");
    await sleep(holdMs);
    for (const runner of held) await runner.release();
    expect(await result).toEqual([{ row: "there" }]);
    await patient.destroy();
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
