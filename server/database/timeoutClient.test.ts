import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type FaultyProxy, faultyProxy } from "../testing/faults/faultyProxy";
import { createDataSource } from "./dataSource";
import { TimeoutClient } from "./timeoutClient";

const url = process.env.TEST_DATABASE_URL;
const onPostgres = url ? describe : describe.skip;

onPostgres("a client with a timeout", () => {
  let proxy: FaultyProxy;
  let client: Client;
  beforeAll(async () => (proxy = await faultyProxy(createDataSource({ url: url ?? "", poolSize: 1 }))));
  beforeEach(async () => {
    proxy.reset();
    const connectionString = (proxy.target as { url: string }).url;
    client = new TimeoutClient({ connectionString, statement_timeout: 50 });
    await client.connect();
  });
  afterEach(() => client.end());
  afterAll(() => proxy.stop());

  /** Longer than the client's timeout: the statement's 50 ms plus a second for the network. */
  const idleMs = 1_100;

  /** Sends a statement that the network drops. */
  const lostQuery = () => {
    proxy.muteOn = /lost/;
    return client.query("SELECT 'lost'");
  };

  test("closes its connection when no response arrives, and rejects all pending statements", async () => {
    const [lost, queued] = [lostQuery(), client.query("SELECT 'queued'")];
    const outcomes = await Promise.allSettled([lost, queued]);
    const error = expect.objectContaining({ message: "Connection terminated unexpectedly" }) as Error;
    expect(outcomes).toEqual(Array(2).fill({ status: "rejected", reason: error }));
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
    await expect(lostQuery()).rejects.toThrow("Connection terminated");
  });

  test("keeps its connection when no statement is pending, and while another timeout is set", async () => {
    await sleep(idleMs);
    await client.query("SET statement_timeout = 5000");
    const { rows } = await client.query<{ one: number }>("SELECT 1 AS one, pg_sleep(1.3)");
    expect(rows[0].one).toBe(1);
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
