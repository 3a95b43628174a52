import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { tcpGate } from "../../testing/faults/tcpGate";
import { testDatabase } from "../../testing/database/testDatabase";
import { waitUntil } from "../../testing/time/waiting";
import { jobDatabase } from "./jobDatabase";

const silent = pino({ level: "silent" });

/** How long the database is away. */
const outageMs = 300;

describe("job queue database", () => {
  test("statements wait while it is stopped, and fail silently after the end", async () => {
    const dataSource = await testDatabase();
    const databaseUrl = "url" in dataSource.options ? dataSource.options.url : undefined;
    // The embedded engine needs no queue.
    if (!databaseUrl) return dataSource.destroy();
    const gate = await tcpGate(databaseUrl);
    const end = new AbortController();
    const database = jobDatabase(gate.url, silent, end.signal);
    expect((await database.executeSql("SELECT 1 AS one", [])).rows).toEqual([{ one: 1 }]);
    const running = database.executeSql("SELECT pg_sleep(0.3), 2 AS two", []);
    const started = "SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND datname = current_database()";
    await waitUntil(async () => (await dataSource.query<unknown[]>(started)).length > 0);
    await gate.close();
    const coming = database.executeSql("SELECT 3 AS three", []);
    await sleep(outageMs);
    await gate.open();
    expect((await running).rows).toMatchObject([{ two: 2 }]);
    expect((await coming).rows).toEqual([{ three: 3 }]);
    await expect(database.executeSql("SELECT nothing", [])).rejects.toThrow("does not exist");
    await gate.close();
    const last = database.executeSql("SELECT 4", []);
    end.abort();
    await database.close();
    // From a job that ends later; pg-boss would fail on an unexpected result.
    const tooLate = database.executeSql("SELECT 5", []);
    expect(await Promise.race([last, tooLate, sleep(outageMs, "nothing")])).toBe("nothing");
    await dataSource.destroy();
  });
});
