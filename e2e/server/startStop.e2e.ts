import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { demoAdministrator, post } from "../support/api";
import { createFaultyEmbedded } from "../support/servers/postgres/faultyDatabase";
import { findProcesses, removeDataDir } from "../support/servers/processes";
import { type SiteProcess, startServerProcess } from "../support/server";
import { sampleCounts } from "../support/sampleCounts";
import { waitUntil } from "../support/waiting";

const fetchCounts = async (address: string): Promise<unknown> => {
  const query =
    "{ celebrities { totalCount } outfits { totalCount } affiliateProducts { totalCount } categoryItems { totalCount } blogPosts { totalCount } }";
  const data = (await post(address, { query })).body.data as Record<string, { totalCount: number }>;
  return Object.fromEntries(Object.entries(data).map(([name, { totalCount }]) => [name, totalCount]));
};

async function signIn(address: string, password: string): Promise<string> {
  const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
  const { email } = demoAdministrator;
  const data = (await post(address, { query, variables: { input: { email, password } } })).body.data as {
    signIn: { __typename: string };
  };
  return data.signIn.__typename;
}

async function connect(address: string): Promise<net.Socket> {
  const { hostname, port } = new URL(address);
  const socket = net.connect(Number(port), hostname).on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** Sends a request without its body; resolves when the server has its head. */
async function sendHungRequest(address: string): Promise<void> {
  const socket = await connect(address);
  const headers = ["host: a", "content-type: application/json", "content-length: 50", "expect: 100-continue"];
  socket.write(`POST /graphql HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n{`);
  // The server answers "100 Continue".
  await once(socket, "data");
}

async function reservePort(): Promise<net.Server> {
  const server = net.createServer().listen(0, "0.0.0.0");
  await once(server, "listening");
  return server;
}

describe("the server process", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-start-"));
  const lockFile = path.join(folder, "database.lock");
  let server: SiteProcess | undefined;
  const start = (variables?: Record<string, string>): SiteProcess => (server = startServerProcess(folder, variables));
  afterEach(() => server?.stop("SIGKILL"));
  afterAll(() => removeDataDir(folder));

  test("has complete sample data after a kill during the first start", async () => {
    const first = start();
    await waitUntil(() => fs.existsSync(lockFile));
    // It may be killed at any time; after this the import has usually begun.
    await sleep(1_500);
    await first.stop("SIGKILL");
    let maxProcesses = 0;
    const watch = setInterval(() => (maxProcesses = Math.max(maxProcesses, findProcesses(folder).length)), 20);
    const address = await start().waitUntilReady();
    clearInterval(watch);
    expect(await fetchCounts(address)).toEqual(sampleCounts);
    expect(maxProcesses).toBe(process.platform === "linux" ? 1 : 0);
    await server?.stop("SIGTERM");
  });

  test("keeps its data, exits with 0 after SIGTERM, and starts again after a kill", async () => {
    const site = start();
    expect(await fetchCounts(await site.waitUntilReady())).toEqual(sampleCounts);
    expect(await site.stop("SIGTERM")).toBe(0);
    const killed = start();
    await killed.waitUntilReady();
    await killed.stop("SIGKILL");
    expect(await fetchCounts(await start().waitUntilReady())).toEqual(sampleCounts);
  });

  test("refuses a data folder that another server uses", async () => {
    await start().waitUntilReady();
    const second = startServerProcess(folder);
    expect(await second.waitForExit()).toBe(1);
    expect(second.output()).toContain("Another server is already using the data folder");
    expect(second.output()).not.toContain("    at ");
  });

  test("exits with a message that names an invalid variable", async () => {
    const site = start({ PORT: "eighty" });
    expect(await site.waitForExit()).toBe(1);
    expect(site.output().trim()).toBe('PORT must be a whole number from 0 to 65535, but is "eighty".');
  });

  test("exits with 1 and a message when a migration fails", async () => {
    const database = createFaultyEmbedded();
    const before = database.startServer();
    await before.waitUntilReady();
    // When the last migration runs again, it fails because its changes already exist.
    await database.query("DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)");
    await before.stop("SIGTERM");
    const site = (server = database.startServer());
    expect(await site.waitForExit()).toBe(1);
    expect(site.output()).toMatch(/^The database migration failed and was rolled back: .+\.$/m);
    expect(site.output()).not.toContain("    at ");
    await database.remove();
  });

  test("serves the demo to other machines only with DEMO=true, and prints the password once", async () => {
    const refused = start({ HOST: "0.0.0.0" });
    expect(await refused.waitForExit()).toBe(1);
    expect(refused.output()).toMatch(/^HOST is "0\.0\.0\.0".+DATABASE_URL.+DEMO=true.+\.$/m);
    expect(refused.output()).not.toContain("    at ");

    const variables = { HOST: "0.0.0.0", DEMO: "true" };
    const before = start();
    await before.waitUntilReady();
    await before.stop("SIGTERM");
    const first = start(variables);
    const local = (await first.waitUntilReady()).replace("0.0.0.0", "127.0.0.1");
    const [, password = ""] = /with the password (\S+)\./.exec(first.output()) ?? [];
    expect(password).not.toBe("");
    expect(await signIn(local, demoAdministrator.password)).toBe("SignInFailed");
    expect(await signIn(local, password)).toBe("SignedIn");
    expect(await (await fetch(`${local}/admin/login`)).text()).not.toContain(password);
    await first.stop("SIGTERM");

    const second = start(variables);
    const again = (await second.waitUntilReady()).replace("0.0.0.0", "127.0.0.1");
    expect(second.output()).not.toContain("with the password");
    expect(await signIn(again, password)).toBe("SignedIn");
    await second.stop("SIGTERM");
  });

  test.each(["SIGTERM", "SIGINT"] as const)(
    "exits on %s during startup, and while PostgreSQL is down",
    async (signal) => {
      // A server killed by an earlier test has left its lock file.
      fs.rmSync(lockFile, { force: true });
      const site = start();
      await waitUntil(() => fs.existsSync(lockFile));
      expect(await site.stop(signal)).toBe(0);
      expect(fs.existsSync(lockFile)).toBe(false);
      const reserved = await reservePort();
      const { port } = reserved.address() as net.AddressInfo;
      reserved.close();
      const down = start({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", PORT: String(port) });
      await waitUntil(async () => (await fetch(`http://127.0.0.1:${port}/livez`)).ok);
      expect(await down.stop(signal)).toBe(0);
      expect(down.output()).not.toContain("    at ");
    },
  );

  test("closes a hung request, stops its database and exits with 0 within 10 s", async () => {
    const site = start();
    await sendHungRequest(await site.waitUntilReady());
    const startedAt = Date.now();
    expect(await site.stop("SIGTERM")).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(fs.existsSync(lockFile)).toBe(false);
    expect(findProcesses(folder)).toEqual([]);
  });

  test("answers the first request of a connection that was made before it stopped listening", async () => {
    const site = start();
    const address = await site.waitUntilReady();
    const socket = await connect(address);
    const stopped = site.stop("SIGTERM");
    await waitUntil(() =>
      fetch(`${address}/livez`).then(
        () => false,
        () => true,
      ),
    );
    socket.write("GET /livez HTTP/1.1\r\nhost: a\r\n\r\n");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
    expect(await stopped).toBe(0);
  });

  test("exits immediately on a second signal, and leaves no lock file and no engine", async () => {
    const site = start();
    await sendHungRequest(await site.waitUntilReady());
    const startedAt = Date.now();
    site.process.kill("SIGTERM");
    // Two signals within 300 ms count as one, because npm repeats the terminal's.
    await sleep(500);
    expect(await site.stop("SIGTERM")).toBe(1);
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    expect(fs.existsSync(lockFile)).toBe(false);
    expect(findProcesses(folder)).toEqual([]);
  });

  test("names PORT or HOST when it cannot listen, and leaves no lock file and no engine", async () => {
    const taken = await reservePort();
    const { port } = taken.address() as net.AddressInfo;
    const invalid: [Record<string, string>, string][] = [
      [{ PORT: String(port), HOST: "0.0.0.0", DEMO: "true" }, `PORT ${port} is in use by another program.`],
      [{ HOST: "192.0.2.1", DEMO: "true" }, 'HOST must be an address of this machine, but is "192.0.2.1".'],
    ];
    for (const [variables, message] of invalid) {
      const site = start(variables);
      expect(await site.waitForExit()).toBe(1);
      expect(site.output()).toContain(message);
      expect(site.output()).not.toContain("    at ");
      expect(fs.existsSync(lockFile)).toBe(false);
      expect(findProcesses(folder)).toEqual([]);
    }
    taken.close();
  });
});
