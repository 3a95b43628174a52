import type { DataSource } from "typeorm";
import { createDataSource } from "../../database/dataSource";
import { migrate, MigrationFailed } from "../../database/migrate";
import { buildCelebrity } from "../../testing/build";
import { type FaultyProxy, faultyProxy } from "../../testing/faultyProxy";
import { testDatabase } from "../../testing/testDatabase";
import { type HttpAnswer, type TestServer, testServer } from "../../testing/testServer";

/** Rows of the contract's section "Faults" that need no process of their own; the others are in e2e/faults.e2e.ts. */

describe("faults, as the contract has them", () => {
  /** Past the proxy. On the embedded engine both share one session, so it is asked between requests alone. */
  let direct: DataSource;
  let dataSource: DataSource;
  let proxy: FaultyProxy;
  let server: TestServer;
  let signedIn: { cookie: string };
  let celebrityId: string;

  beforeAll(async () => {
    direct = await testDatabase();
    celebrityId = (await buildCelebrity(direct.manager)).id;
    proxy = await faultyProxy(direct);
    dataSource = createDataSource(proxy.target);
    await dataSource.initialize();
    server = await testServer(dataSource);
    signedIn = await server.signIn();
  });
  beforeEach(() => Object.assign(proxy, { resetAt: null, swallowAt: null, delay: 0 }));
  afterAll(async () => {
    await server.app.close();
    await dataSource.destroy();
    await proxy.stop();
    await direct.destroy();
  });

  const read = (): Promise<HttpAnswer> => server.ask("{ celebrities { totalCount } }");
  const createOutfit = (title: string): Promise<HttpAnswer> =>
    server.ask(
      "mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { id } }",
      { input: { title, celebrityId, image: "/art/outfit/a.svg", description: "A.", tags: ["one", "two"] } },
      signedIn,
    );
  const count = async (table: string): Promise<number> =>
    (await direct.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`))[0].n;

  test("row: the connection breaks in a request: SERVICE_UNAVAILABLE, and the next works", async () => {
    proxy.resetAt = "FROM celebrities";
    expect((await read()).code).toBe("SERVICE_UNAVAILABLE");
    proxy.resetAt = null;
    expect(await read()).toMatchObject({ status: 200, code: undefined });
  });

  test.each(['"outfits"', '"outfit_tags"', "audit_log", "COMMIT"])(
    "row: the connection breaks in a transaction, at %s: nothing half written, and the next works",
    async (place) => {
      const tables = ["outfits", "outfit_tags", "audit_log"];
      const counts = async () => [await count(tables[0]), await count(tables[1]), await count(tables[2])];
      const before = await counts();
      proxy.resetAt = place === "COMMIT" || place === "audit_log" ? place : `INSERT INTO ${place}`;
      expect((await createOutfit(`Broken at ${place}`)).code).toBe("SERVICE_UNAVAILABLE");
      proxy.resetAt = null;
      expect(await counts()).toEqual(before);
      expect((await createOutfit(`Whole after ${place}`)).code).toBeUndefined();
      expect(await counts()).toEqual([before[0] + 1, before[1] + 2, before[2] + 1]);
    },
  );

  test("a network that is slow makes answers late, not wrong", async () => {
    proxy.delay = 50;
    const answers = await Promise.all([read(), read(), createOutfit("Slow")]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
  });

  // The embedded engine is a process of this machine, and its watch ends one that hangs.
  const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

  onPostgres(
    "row: a network that swallows what is sent: SERVICE_UNAVAILABLE, nothing half written, and the next works",
    async () => {
      const outfits = await count("outfits");
      const began = performance.now();
      proxy.swallowAt = /count.*FROM celebrities|INSERT INTO "outfit_tags"/is;
      // Of a read that came before, only the name of its prepared statement travels.
      const newRead = server.ask(`{ celebrities(filter: { category: "nobody" }) { totalCount } }`);
      const answers = await Promise.all([newRead, createOutfit("Swallowed")]);
      expect(answers.map(({ code }) => code)).toEqual(["SERVICE_UNAVAILABLE", "SERVICE_UNAVAILABLE"]);
      // The statement's own limit, a second for the way, and what a busy machine adds.
      expect(performance.now() - began).toBeLessThan(14_000);
      proxy.swallowAt = null;
      expect([(await read()).code, (await createOutfit("Heard")).code]).toEqual([undefined, undefined]);
      expect(await count("outfits")).toBe(outfits + 1);
    },
  );

  test("row: pool exhausted: SERVICE_UNAVAILABLE within 2 s, and it works when connections come back", async () => {
    const size = "url" in proxy.target ? proxy.target.poolSize : 1;
    const held = Array.from({ length: size }, () => dataSource.createQueryRunner());
    for (const runner of held) await runner.connect();
    const began = performance.now();
    const { code } = await read();
    const took = performance.now() - began;
    for (const runner of held) await runner.release();
    expect(code).toBe("SERVICE_UNAVAILABLE");
    // Two seconds, and what a busy machine adds.
    expect(took).toBeLessThan(3_000);
    expect((await read()).code).toBeUndefined();
  });

  // The embedded engine knows no limit; its watch (watchdog.test.ts) ends one that hangs.
  onPostgres("row: slow statement: TIMEOUT at the statement's limit, which is ten seconds", async () => {
    const [{ statement_timeout: limit }] =
      await dataSource.query<{ statement_timeout: string }[]>("SHOW statement_timeout");
    expect(limit).toBe("10s");
    const locked = direct.createQueryRunner();
    await locked.query("BEGIN");
    await locked.query("LOCK TABLE celebrities IN ACCESS EXCLUSIVE MODE");
    try {
      const began = performance.now();
      expect((await read()).code).toBe("TIMEOUT");
      expect(performance.now() - began).toBeGreaterThan(9_000);
    } finally {
      await locked.query("ROLLBACK");
      await locked.release();
    }
    expect((await read()).code).toBeUndefined();
  });

  onPostgres("row: two processes migrate: one runs, one waits", async () => {
    await direct.query("DROP SCHEMA public CASCADE");
    await direct.query("CREATE SCHEMA public");
    const both = [direct, dataSource];
    const ran = await Promise.all(both.map((one) => migrate(one)));
    expect(ran.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, direct.migrations.length]);
  });

  test("row: a migration fails: the old schema whole", async () => {
    const columns = () =>
      direct.query(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
      );
    const before = await columns();
    const known = [...direct.migrations];
    direct.migrations.push(
      {
        name: "AddsColumn9000000000000",
        up: (runner) => runner.query("ALTER TABLE outfits ADD COLUMN mood text"),
        down: () => Promise.resolve(),
      },
      {
        name: "Fails9000000000001",
        up: (runner) => runner.query("ALTER TABLE nothing ADD COLUMN mood text"),
        down: () => Promise.resolve(),
      },
    );
    await expect(migrate(direct)).rejects.toThrow(MigrationFailed);
    direct.migrations.splice(known.length);
    expect(await columns()).toEqual(before);
    expect(await migrate(direct)).toEqual([]);
  });
});
