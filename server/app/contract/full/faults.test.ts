import { createDataSource } from "../../../database/dataSource";
import { migrate, MigrationFailed } from "../../../database/migrate";
import { buildCelebrity } from "../../../testing/build";
import { connectTimeoutMs } from "../../../testing/database/startDatabase";
import { ownTestDatabase } from "../../../testing/database/testDatabase";
import { type FaultyServer, faultyServer } from "../../../testing/faults/faultyServer";
import { fakeOnly } from "../../../testing/time/fakeTimers";
import type { GraphqlHttpResponse } from "../../../testing/testServer";
import { testOnPostgres } from "../../../testing/skipped";
import { waitUntil } from "../../../testing/time/waiting";

/** Rows of the contract's section "Faults" that need no separate process; the others are in e2e/server/databaseFaults.e2e.ts. */

describe("fault contract", () => {
  let faulty: FaultyServer;
  let celebrityId: string;

  beforeAll(async () => {
    faulty = await faultyServer();
    celebrityId = (await buildCelebrity(faulty.direct.manager)).id;
  });
  beforeEach(() => faulty.proxy.reset());
  afterEach(() => jest.useRealTimers());
  afterAll(() => faulty.stop());

  const read = (): Promise<GraphqlHttpResponse> => faulty.server.ask("{ celebrities { totalCount } }");
  const createOutfit = (title: string): Promise<GraphqlHttpResponse> =>
    faulty.server.ask(
      "mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { id } }",
      { input: { title, celebrityId, image: "/art/outfit/a.svg", description: "A.", tags: ["one", "two"] } },
      faulty.signedIn,
    );
  const onEachConnection = async (statement: string): Promise<void> => {
    const clients = await Promise.all(Array.from({ length: 2 }, () => faulty.pool.connect()));
    for (const client of clients) await client.query(statement);
    for (const client of clients) client.release();
  };
  const count = async (table: string): Promise<number> =>
    (await faulty.direct.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`))[0].n;

  test("row: the connection breaks in a request: SERVICE_UNAVAILABLE, and the next works", async () => {
    faulty.proxy.resetOn = "FROM celebrities";
    expect((await read()).code).toBe("SERVICE_UNAVAILABLE");
    faulty.proxy.resetOn = null;
    expect(await read()).toMatchObject({ status: 200, code: undefined });
  });

  test.each(['"outfits"', '"outfit_tags"', "audit_log", "COMMIT"])(
    "row: the connection breaks in a transaction, at %s: nothing half written, and the next works",
    async (place) => {
      const tables = ["outfits", "outfit_tags", "audit_log"];
      const counts = async () => [await count(tables[0]), await count(tables[1]), await count(tables[2])];
      const before = await counts();
      faulty.proxy.resetOn = place === "COMMIT" || place === "audit_log" ? place : `INSERT INTO ${place}`;
      expect((await createOutfit(`Broken at ${place}`)).code).toBe("SERVICE_UNAVAILABLE");
      faulty.proxy.resetOn = null;
      expect(await counts()).toEqual(before);
      expect((await createOutfit(`Whole after ${place}`)).code).toBeUndefined();
      expect(await counts()).toEqual([before[0] + 1, before[1] + 2, before[2] + 1]);
    },
  );

  test("a slow network delays responses but does not change them", async () => {
    faulty.proxy.delayMs = 10;
    const responses = await Promise.all([read(), read(), createOutfit("Slow")]);
    expect(responses.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
  });

  testOnPostgres("the embedded engine is a local process, and its watchdog ends it when it hangs")(
    "row: a network that swallows what is sent: SERVICE_UNAVAILABLE, nothing half written, and the next works",
    async () => {
      const outfits = await count("outfits");
      // The connections to come start their timers when `setTimeout` is faked.
      faulty.proxy.resetConnections();
      await waitUntil(() => faulty.pool.totalCount === 0);
      jest.useFakeTimers(fakeOnly("setTimeout", "clearTimeout"));
      faulty.proxy.muteOn = /count.*FROM celebrities|INSERT INTO "outfit_tags"/is;
      // A repeated read sends only the name of its prepared statement.
      const newRead = faulty.server.ask(`{ celebrities(filter: { category: "nobody" }) { totalCount } }`);
      const responses = Promise.all([newRead, createOutfit("Swallowed")]);
      await waitUntil(() => faulty.proxy.mutedCount === 2);
      jest.runAllTimers();
      expect((await responses).map(({ code }) => code)).toEqual(["SERVICE_UNAVAILABLE", "SERVICE_UNAVAILABLE"]);
      jest.useRealTimers();
      faulty.proxy.muteOn = null;
      expect([(await read()).code, (await createOutfit("Heard")).code]).toEqual([undefined, undefined]);
      expect(await count("outfits")).toBe(outfits + 1);
    },
  );

  // Its watchdog (watchdog.test.ts) ends it when it hangs.
  testOnPostgres("the embedded engine has no statement timeout")(
    "row: slow statement: TIMEOUT at the statement's limit, which is ten seconds",
    async () => {
      const [{ statement_timeout: limit }] =
        await faulty.dataSource.query<{ statement_timeout: string }[]>("SHOW statement_timeout");
      expect(limit).toBe("10s");
      await onEachConnection("SET statement_timeout = '100ms'");
      const locked = faulty.direct.createQueryRunner();
      await locked.query("BEGIN");
      await locked.query("LOCK TABLE celebrities IN ACCESS EXCLUSIVE MODE");
      try {
        expect((await read()).code).toBe("TIMEOUT");
      } finally {
        await locked.query("ROLLBACK");
        await locked.release();
      }
      await onEachConnection("RESET statement_timeout");
      expect((await read()).code).toBeUndefined();
    },
  );

  testOnPostgres("the embedded engine serves one process")(
    "row: two processes migrate: one runs, one waits",
    async () => {
      const { dataSource, stop } = await ownTestDatabase();
      const { url = "" } = dataSource.options as { url?: string };
      const other = await createDataSource({ url, poolSize: 1, connectTimeoutMs }).initialize();
      await dataSource.query("DROP SCHEMA public CASCADE");
      await dataSource.query("CREATE SCHEMA public");
      const ran = await Promise.all([dataSource, other].map((one) => migrate(one)));
      await other.destroy();
      await stop();
      expect(ran.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, dataSource.migrations.length]);
    },
  );

  test("row: a migration fails: the old schema whole", async () => {
    const columns = () =>
      faulty.direct.query(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
      );
    const before = await columns();
    const migrations = [...faulty.direct.migrations];
    faulty.direct.migrations.push(
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
    await expect(migrate(faulty.direct)).rejects.toThrow(MigrationFailed);
    faulty.direct.migrations.splice(migrations.length);
    expect(await columns()).toEqual(before);
    expect(await migrate(faulty.direct)).toEqual([]);
  });
});
