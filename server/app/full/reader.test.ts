import { Client } from "pg";
import pino from "pino";
import type { DataSource } from "typeorm";
import { parseEnvironment } from "../../config/environment";
import { write } from "../../core/write/write";
import { Reader } from "../../database/reader";
import { settingsTag } from "../../core/cache/cacheTags";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TcpGate, tcpGate } from "../../testing/faults/tcpGate";
import { runOnManager } from "../../core/read/connection";
import { runStatement } from "../../core/read/runStatement";
import { fakeOnly } from "../../testing/time/fakeTimers";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../testing/testSite";
import { waitUntil } from "../../testing/time/waiting";
import { type Database, openDatabase } from "../database";
import { describeOnPostgres } from "../../testing/skipped";

const onPostgres = describeOnPostgres("the embedded engine has no replicas");

const getUrl = (dataSource: DataSource): string => (dataSource.options as { url?: string }).url ?? "";

/**
 * Creates another database that plays the replicas behind one address: its rows show which database was read, and one row
 * sets their replay position, and the connections that end on a replica which has replayed nothing.
 */
async function standIn(): Promise<DataSource> {
  const dataSource = await testDatabase();
  await dataSource.query(`
    UPDATE settings SET site_name = 'Replica';
    CREATE TABLE replay (place pg_lsn, behind int[]);
    INSERT INTO replay VALUES ('FFFF/0', '{}');
    CREATE FUNCTION public.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
    CREATE FUNCTION public.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS
      $$ SELECT CASE WHEN pg_backend_pid() = ANY(behind) THEN '0/1' ELSE place END FROM public.replay $$;
  `);
  await dataSource.query(
    `ALTER DATABASE ${new URL(getUrl(dataSource)).pathname.slice(1)} SET search_path = public, pg_catalog`,
  );
  return dataSource;
}

onPostgres("with replicas", () => {
  let primary: DataSource;
  let replica: DataSource;
  let gates: { primary: TcpGate; replica: TcpGate };
  let database: Database;
  let site: TestSite;
  const logged: string[] = [];

  beforeAll(async () => {
    [primary, replica] = [await testDatabase(), await standIn()];
    await primary.query("UPDATE settings SET site_name = 'Primary'");
    gates = { primary: await tcpGate(getUrl(primary)), replica: await tcpGate(getUrl(replica)) };
    const environment = parseEnvironment({
      DATABASE_URL: gates.primary.url,
      DATABASE_READER_URL: gates.replica.url,
      DATABASE_POOL_SIZE: "4",
      DATABASE_WAIT_MS: "60000",
    });
    const log = pino({ base: null, timestamp: false }, { write: (line: string) => logged.push(line) });
    database = await openDatabase(environment, log);
    await database.connect();
    site = await testSite(database.dataSource, {}, { reader: database.reader });
  });
  beforeEach(async () => {
    await hasReplayedUpTo("FFFF/0");
    await waitUntil(async () => {
      const { reader = 0 } = database.reader?.figures ?? {};
      await visitorReads();
      return (database.reader?.figures.reader ?? 0) > reader;
    });
    logged.splice(0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  afterAll(async () => {
    await site.stop();
    await database.stop();
    await Promise.all([gates.primary.close(), gates.replica.close()]);
    await primary.destroy();
    await replica.destroy();
  });

  const nameIn = (body: Buffer): string | undefined => /Replica|Primary/.exec(body.toString())?.[0];
  const get = (headers = {}) =>
    site.get(buildPersistedQueryPath("SiteSettings"), { "apollo-require-preflight": "1", ...headers });
  /** Uses an unknown query, so that no cached response is served. */
  const visitorReads = async () => {
    const url = `/graphql?query=${encodeURIComponent("{ settings { siteName } }")}`;
    return nameIn((await site.get(url, { "apollo-require-preflight": "1" })).body);
  };
  const hasReplayedUpTo = (place: string) => replica.query("UPDATE replay SET place = $1", [place]);
  /** Returns a function that counts how often a connection was asked for its position since. */
  const countChecks = () => {
    const { calls } = jest.spyOn(Client.prototype, "query").mock;
    return () => calls.filter(([text]) => String(text).includes("pg_last_wal_replay_lsn")).length;
  };
  const mutation = 'mutation { updateSettings(input: { version: 1, siteTagline: "New" }) { siteName } }';
  const writeSomething = () =>
    write(database.dataSource.manager, null, ({ invalidate }) => Promise.resolve(invalidate(settingsTag)));

  test("visitors read from the replica; sessions and writes use the primary", async () => {
    expect(await visitorReads()).toBe("Replica");
    expect(nameIn((await get({ cookie: site.cookie })).body)).toBe("Primary");
    const edited = await site.edit(mutation);
    expect(JSON.stringify(edited)).toContain("Primary");
  });

  test("a write is read from the primary until the replica contains it, and no old response is cached", async () => {
    await hasReplayedUpTo("0/1");
    await writeSomething();
    for (let n = 0; n < 20; n += 1) expect(await visitorReads()).toBe("Primary");
    expect(nameIn((await get()).body)).toBe("Primary");
    await hasReplayedUpTo("FFFF/0");
    await waitUntil(async () => (await visitorReads()) === "Replica");
    expect(nameIn((await get()).body)).toBe("Primary");
  });

  test("a lagging replica is logged once", async () => {
    await hasReplayedUpTo("0/1");
    await writeSomething();
    await waitUntil(async () => (await visitorReads()) === "Primary" && logged.length > 0);
    const checks = countChecks();
    await waitUntil(async () => (await visitorReads()) === "Primary" && checks() > 1);
    expect(logged).toEqual([expect.stringContaining("a replica lags")]);
  });

  test("a connection to a lagging replica is replaced, because the next one may reach another replica", async () => {
    await replica.query(`
      UPDATE replay SET behind = ARRAY(SELECT pid FROM pg_stat_activity WHERE datname = current_database())`);
    await writeSomething();
    await waitUntil(async () => (await visitorReads()) === "Primary");
    await waitUntil(async () => (await visitorReads()) === "Replica");
    expect(logged).toContainEqual(expect.stringContaining("a replica lags"));
  });

  test("a connection is asked for its position once after a write", async () => {
    await writeSomething();
    const checks = countChecks();
    await waitUntil(async () => (await visitorReads()) === "Replica");
    for (let n = 0; n < 5; n += 1) expect(await visitorReads()).toBe("Replica");
    expect(checks()).toBe(1);
  });

  test("a statement that recovery cancels runs on the primary, and the next one on the replica", async () => {
    const { reader } = database;
    if (!reader) throw new Error("There is no reader.");
    const conflict = Object.assign(new Error("canceling statement due to conflict with recovery"), { code: "40001" });
    const work = jest.fn().mockRejectedValueOnce(conflict).mockResolvedValue("rows");
    const before = { ...reader.figures };
    expect(await runOnManager(reader.db, work)).toBe("rows");
    expect(reader.figures).toEqual({ ...before, writer: before.writer + 1 });
    expect(await runOnManager(reader.db, work)).toBe("rows");
    expect(reader.figures).toEqual({ reader: before.reader + 1, writer: before.writer + 1, stale: before.stale });
    expect(logged).toEqual([]);
  });

  test("the address of the replicas may lead to the primary", async () => {
    const log = pino({ level: "silent" });
    const reader = new Reader({ url: getUrl(primary), poolSize: 1, writer: database.dataSource, log });
    reader.markWritten();
    await waitUntil(async () => {
      await runStatement(reader.db, "SELECT 1", []);
      return reader.figures.reader > 0;
    });
    await reader.stop();
  });

  test("the primary is read while the replica is down, and the replica again afterwards", async () => {
    await gates.replica.close();
    // What was on its way to it is lost with it.
    await waitUntil(async () => (await visitorReads()) === "Primary");
    const readings = [];
    for (let n = 0; n < 20; n += 1) readings.push(await visitorReads());
    expect(new Set(readings)).toEqual(new Set(["Primary"]));
    expect(logged).toEqual([expect.stringContaining("the replicas do not respond; visitors read from the primary")]);
    expect(logged[0]).not.toContain("postgres@");
    await gates.replica.open();
    await waitUntil(async () => (await visitorReads()) === "Replica");
  });

  test("lists are read from the primary immediately after the replica stops", async () => {
    const url = `/graphql?query=${encodeURIComponent("{ celebrities { totalCount nodes { name } } }")}`;
    const ask = () => site.get(url, { "apollo-require-preflight": "1" });
    await gates.replica.close();
    // What was on its way to it is lost with it.
    await ask();
    const responses = await Promise.all(Array.from({ length: 8 }, ask));
    await gates.replica.open();
    for (const { body } of responses) expect(JSON.parse(body.toString())).not.toHaveProperty("errors");
  });

  test("stale rows are sent but not cached", async () => {
    // It hears of writes after the primary has become unreachable for statements, so its cache stays on.
    const other = await testSite(database.dataSource, { databaseUrl: getUrl(primary) }, { reader: database.reader });
    /** Renames a row without an invalidation message, so that only a new response shows it. */
    const shows = async (name: string) => {
      await replica.query("UPDATE settings SET site_name = $1", [name]);
      const { body } = await other.get(buildPersistedQueryPath("SiteSettings"), { "apollo-require-preflight": "1" });
      return body.toString().includes(name);
    };
    try {
      await hasReplayedUpTo("0/1");
      await writeSomething();
      await gates.primary.close();
      expect([await shows("One"), await shows("Two")]).toEqual([true, true]);
      await gates.primary.open();
      await hasReplayedUpTo("FFFF/0");
      const { reader } = database;
      const before = reader?.figures.reader ?? 0;
      await waitUntil(async () => (await visitorReads()) !== "Primary" && (reader?.figures.reader ?? 0) > before);
      expect([await shows("Three"), await shows("Replica")]).toEqual([true, false]);
    } finally {
      await replica.query("UPDATE settings SET site_name = 'Replica'");
      await other.stop();
    }
  });

  test("while the primary is down, a read whose connection to a replica is cut is sent again", async () => {
    await gates.primary.close();
    try {
      await waitUntil(async () => (await visitorReads()) === "Replica");
      await gates.replica.close();
      // Otherwise a read that a busy machine delays would count as one that waited for a connection.
      jest.useFakeTimers(fakeOnly("Date"));
      const connect = jest.spyOn(Client.prototype, "connect");
      const reads = Promise.all(Array.from({ length: 4 }, visitorReads));
      await waitUntil(() => connect.mock.calls.length > 0);
      await gates.replica.open();
      expect(await reads).toEqual(["Replica", "Replica", "Replica", "Replica"]);
    } finally {
      jest.useRealTimers();
      await gates.primary.open();
    }
    await waitUntil(async () => (await site.get("/readyz")).body.toString() === '{"status":"ready"}');
  });

  test("while the primary is down visitors can read, uncertain responses are cached until it is back, and writes fail with a message", async () => {
    const ready = async () => {
      const { status, body } = await site.get("/readyz");
      return `${status} ${body.toString()}`;
    };
    expect(await ready()).toBe('200 {"status":"ready"}');
    await hasReplayedUpTo("0/1");
    await writeSomething();
    await gates.primary.close();
    try {
      await waitUntil(async () => (await visitorReads()) === "Replica");
      await waitUntil(async () => (await get()).headers.etag !== undefined);
      await waitUntil(async () => (await ready()) === '200 {"status":"reads only"}');
      await expect(site.edit(mutation)).rejects.toThrow(
        "The site cannot reach its data at the moment. Please try again shortly.",
      );
    } finally {
      await gates.primary.open();
    }
    await waitUntil(async () => (await visitorReads()) === "Primary");
    await waitUntil(async () => (await ready()) === '200 {"status":"ready"}');
  });
});
