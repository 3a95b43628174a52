import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { testDatabase } from "../../testing/testDatabase";
import { jobDatabase } from "./jobDatabase";

const silent = pino({ level: "silent" });

/** A database gateway that can be closed, as if the database were stopped. */
async function gateTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const there = net.connect(Number(port || 5432), hostname);
    open.add(socket);
    socket.on("close", () => there.destroy()).on("error", () => undefined);
    there.on("close", () => socket.destroy()).on("error", () => undefined);
    socket.pipe(there).pipe(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const own = (server.address() as AddressInfo).port;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(own) }).href,
    close: () => {
      server.close();
      open.forEach((socket) => socket.destroy());
    },
    open: () => once(server.listen(own, "127.0.0.1"), "listening"),
  };
}

describe("job queue database", () => {
  test("statements wait while it is stopped, and fail silently after the end", async () => {
    const dataSource = await testDatabase();
    const databaseUrl = "url" in dataSource.options ? dataSource.options.url : undefined;
    // The embedded engine needs no queue.
    if (!databaseUrl) return dataSource.destroy();
    const gate = await gateTo(databaseUrl);
    const end = new AbortController();
    const database = jobDatabase(gate.url, silent, end.signal);
    expect((await database.executeSql("SELECT 1 AS one", [])).rows).toEqual([{ one: 1 }]);
    const running = database.executeSql("SELECT pg_sleep(0.3), 2 AS two", []);
    await sleep(100);
    gate.close();
    const coming = database.executeSql("SELECT 3 AS three", []);
    await sleep(300);
    await gate.open();
    expect((await running).rows).toMatchObject([{ two: 2 }]);
    expect((await coming).rows).toEqual([{ three: 3 }]);
    await expect(database.executeSql("SELECT nothing", [])).rejects.toThrow("does not exist");
    gate.close();
    const last = database.executeSql("SELECT 4", []);
    end.abort();
    await database.close();
    // From a job that ends later; pg-boss would fail on an unexpected result.
    const tooLate = database.executeSql("SELECT 5", []);
    expect(await Promise.race([last, tooLate, sleep(300, "nothing")])).toBe("nothing");
    await dataSource.destroy();
  });
});
