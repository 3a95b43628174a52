import { Client } from "pg";
import { type FaultyProxy, faultyProxy } from "../testing/faults/faultyProxy";
import { fakeOnly } from "../testing/time/fakeTimers";
import { waitUntil } from "../testing/time/waiting";
import { createDataSource } from "./dataSource";
import { TimeoutClient } from "./timeoutClient";
import { describeOnPostgres } from "../testing/skipped";

const url = process.env.TEST_DATABASE_URL;
const onPostgres = describeOnPostgres("its proxy needs a database on a port");

onPostgres("a client with a timeout", () => {
  let proxy: FaultyProxy;
  let client: Client;
  beforeAll(async () => (proxy = await faultyProxy(createDataSource({ url: url ?? "", poolSize: 1 }))));
  beforeEach(async () => {
    proxy.reset();
    jest.useFakeTimers(fakeOnly("setTimeout", "clearTimeout"));
    const connectionString = (proxy.target as { url: string }).url;
    client = new TimeoutClient({ connectionString, statement_timeout: 10_000 });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    jest.useRealTimers();
  });
  afterAll(() => proxy.stop());

  /** The statement's ten seconds plus one for the network. */
  const passTimeout = () => jest.advanceTimersByTime(11_000);

  /** Sends a statement that the network drops, and then one that waits for it. @returns both outcomes */
  const loseQuery = async () => {
    proxy.muteOn = /lost/;
    const outcomes = Promise.allSettled([client.query("SELECT 'lost'"), client.query("SELECT 'queued'")]);
    await waitUntil(() => proxy.mutedCount === 1);
    passTimeout();
    return outcomes;
  };
  const error = expect.objectContaining({ message: "Connection terminated unexpectedly" }) as Error;
  const lost = { status: "rejected", reason: error };

  test("closes its connection when no response arrives, and rejects all pending statements", async () => {
    expect(await loseQuery()).toEqual([lost, lost]);
  });

  test("still times out after statements that failed or could not be serialized", async () => {
    await expect(
      client.query("SELECT $1::text", [
        1n,
        {
          toPostgres: () => {
            throw new Error("Not to be written.");
          },
        },
      ]),
    ).rejects.toThrow();
    await expect(client.query("SELECT nothing")).rejects.toThrow("nothing");
    expect(await loseQuery()).toEqual([lost, lost]);
  });

  test("keeps its connection when no statement is pending, and while another timeout is set", async () => {
    await client.query("SELECT 1");
    passTimeout();
    await client.query("SET statement_timeout = 60000");
    const pending = client.query<{ one: number }>("SELECT 1 AS one");
    passTimeout();
    expect((await pending).rows[0].one).toBe(1);
  });

  test.each<[string, (sql: string) => Promise<unknown>]>([
    ["a text", (sql) => client.query(sql)],
    ["a text with values", (sql) => client.query(`${sql} WHERE $1`, [true])],
    ["an object", (text) => client.query({ text })],
    ["a callback", (sql) => new Promise((resolve) => client.query(sql, (_, result) => resolve(result)))],
    [
      "values and a callback",
      (sql) => new Promise((resolve) => client.query(`${sql} WHERE $1`, [true], (_, result) => resolve(result))),
    ],
  ])("runs a query passed as %s", async (_, query) => {
    expect(await query("SELECT 'found' AS word")).toMatchObject({ rows: [{ word: "found" }] });
  });

  test("sends its settings after the startup message, which PgBouncer restricts", async () => {
    const dataSource = createDataSource({ url: url ?? "", poolSize: 1, readOnly: true });
    await dataSource.initialize();
    const names = ["statement_timeout", "idle_in_transaction_session_timeout", "default_transaction_read_only"];
    const settings = await dataSource.query<{ name: string; setting: string; source: string }[]>(
      "SELECT name, setting, source FROM pg_settings WHERE name = ANY($1) ORDER BY name",
      [names],
    );
    await dataSource.destroy();
    expect(settings).toEqual([
      { name: "default_transaction_read_only", setting: "on", source: "session" },
      { name: "idle_in_transaction_session_timeout", setting: "30000", source: "session" },
      { name: "statement_timeout", setting: "10000", source: "session" },
    ]);
  });

  test("closes its connection to a node that has become read-only", async () => {
    await client.query("SET default_transaction_read_only = on");
    await expect(client.query("CREATE TABLE written ()")).rejects.toThrow("read-only transaction");
    await expect(client.query("SELECT 1")).rejects.toThrow();
  });
});
