import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { post, signInByApi, randomIpAddress } from "../support/api";
import { faultyDatabases, type FaultyDatabase } from "../support/servers/postgres/faultyDatabase";
import type { SiteProcess } from "../support/server";
import { SmallDisk } from "../support/servers/smallDisk";
import { createLargeImage, createProductExport, upload } from "../support/uploads";
import { ContinuousWriter } from "../support/servers/continuousWriter";
import { longestWaitMs, waitUntil } from "../support/waiting";
import { testIf } from "../../server/testing/skipped";

/** How often a test kills the server during writes; CI runs a few rounds. */
const killRounds = Number(process.env.KILL_ROUNDS ?? 3);
const readQuery = { query: '{ outfits(first: 1, filter: { search: "suit" }) { totalCount } }' };

const fetchStatus = async (address: string): Promise<number> =>
  (await fetch(address, { signal: AbortSignal.timeout(longestWaitMs) })).status;

/** Sends a request that keeps the server busy; resolves when it is sent and when its status is known. */
function slowRequest(site: string): { sent: Promise<unknown>; status: Promise<number> } {
  const headers = { "content-type": "application/json", "x-forwarded-for": randomIpAddress() };
  const request = http.request(`${site}/graphql`, { method: "POST", agent: false, headers });
  const status = new Promise<number>((resolve, reject) => {
    request.once("error", reject).once("response", (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    });
  });
  const input = '{ email: "nobody@example.com", password: "not it" }';
  request.end(JSON.stringify({ query: `mutation { signIn(input: ${input}) { __typename } }` }));
  return { sent: once(request, "finish"), status };
}

describe.each(faultyDatabases)("a server on %s", (_, create) => {
  let database: FaultyDatabase;
  let server: SiteProcess;
  let site: string;
  let writer: ContinuousWriter;

  const startServer = async (): Promise<void> => {
    server = database.startServer();
    site = await server.waitUntilReady();
  };
  /** Returns a session cookie; retries while the engine is busy after its start. */
  const signIn = async (): Promise<string> => {
    const cookies: string[] = [];
    await waitUntil(async () => {
      const { name, value } = await signInByApi(site);
      return cookies.push(`${name}=${value}`) > 0;
    });
    return cookies[0];
  };
  const fetchErrorCode = async (): Promise<string | undefined> =>
    (await post(site, readQuery)).body.errors?.[0].extensions.code;
  /** Each test loads this page first; the writer never invalidates it. */
  const cachedPage = (): string => `${site}/blog`;
  const isWorking = async (): Promise<boolean> =>
    (await fetchErrorCode()) === undefined && (await fetchStatus(`${site}/readyz`)) === 200;

  beforeAll(async () => {
    database = await create();
    await startServer();
  });
  afterAll(async () => {
    await server.stop("SIGKILL");
    await database.remove();
  });
  beforeEach(async () => {
    writer = new ContinuousWriter();
    await waitUntil(isWorking);
    expect(await fetchStatus(cachedPage())).toBe(200);
  });
  afterEach(() => writer.stop());

  test("survives a database kill during writes: writes fail with SERVICE_UNAVAILABLE, no partial rows, then it recovers", async () => {
    await writer.start(site);
    await waitUntil(() => writer.acknowledged > 0);
    await database.kill();
    try {
      await waitUntil(() => (writer.failures.SERVICE_UNAVAILABLE ?? 0) > 0);
      expect(await fetchStatus(`${site}/livez`)).toBe(200);
      if (database.servesCacheWhileDown) expect(await fetchStatus(cachedPage())).toBe(200);
    } finally {
      await database.revive();
    }
    await waitUntil(isWorking);
    const after = writer.acknowledged;
    await waitUntil(() => writer.acknowledged > after + 5);
    await writer.stop();
    expect(Object.keys(writer.failures)).toEqual(["SERVICE_UNAVAILABLE"]);
    expect(await writer.findLostWrites(database)).toEqual([]);
  });

  test("is not ready while the database is suspended, and recovers afterwards", async () => {
    database.pause();
    try {
      await waitUntil(async () => (await fetchStatus(`${site}/readyz`)) === 503);
      expect(await fetchStatus(`${site}/livez`)).toBe(200);
      if (database.servesCacheWhileDown) expect(await fetchStatus(cachedPage())).toBe(200);
    } finally {
      database.resume();
    }
    await waitUntil(isWorking);
  });

  test(
    "keeps every acknowledged row after kill -9, and no outfit loses its tags",
    async () => {
      for (let round = 0; round < killRounds; round += 1) {
        await writer.start(site);
        const before = writer.acknowledged;
        await waitUntil(() => writer.acknowledged > before + 5);
        await sleep((round * 379) % 900);
        // Every second round kills the database too.
        if (round % 2) await database.kill();
        await server.stop("SIGKILL");
        await writer.stop();
        if (round % 2) await database.revive();
        await startServer();
        expect(await writer.findLostWrites(database)).toEqual([]);
      }
      console.log(`${killRounds} kills, ${writer.acknowledged} acknowledged rows, none missing.`);
    },
    killRounds * 100_000,
  );

  test("imports all or nothing after kill -9 during an import, and imports the same file again", async () => {
    const [cookie, products] = [await signIn(), 3_000];
    const send = () => upload(`${site}/api/products`, cookie, createProductExport(products), { source: "tide" });
    const imported = () =>
      database.query(
        "SELECT count(*)::int AS n FROM category_items WHERE feed_id IN (SELECT id FROM feeds WHERE name = 'tide')",
      );
    const before = database.size();
    const response = send().catch(() => "none");
    // Uncommitted rows use disk space too.
    await waitUntil(() => database.size() > before + 500_000);
    await server.stop("SIGKILL");
    expect(await response).toBe("none");
    await startServer();
    expect(await imported()).toEqual([{ n: 0 }]);
    const { status, body: said } = await send();
    expect({ status, ...JSON.parse(said) }).toMatchObject({ status: 200, created: products, updated: 0 });
    expect(await imported()).toEqual([{ n: products }]);
  });

  const onFullDisk = (name: string, work: (disk: SmallDisk) => Promise<void>): void =>
    testIf(SmallDisk.isSupported(), "mounting a small disk needs root on Linux")(
      `on a full disk: ${name}`,
      async () => {
        const disk = database.disk as SmallDisk;
        await work(disk).finally(() => disk.free());
      },
    );

  onFullDisk(
    "writes fail with SERVICE_UNAVAILABLE, reads work, and writes recover when space is free",
    async (disk) => {
      await writer.start(site);
      await waitUntil(() => writer.acknowledged > 5);
      disk.fill();
      await waitUntil(() => (writer.failures.SERVICE_UNAVAILABLE ?? 0) > 5);
      expect(await fetchErrorCode()).toBeUndefined();
      expect(await fetchStatus(cachedPage())).toBe(200);
      await waitUntil(async () => (await fetchStatus(`${site}/readyz`)) === 200);
      disk.free();
      const before = writer.acknowledged;
      await waitUntil(() => writer.acknowledged > before + 5);
      await writer.stop();
      expect(Object.keys(writer.failures)).toEqual(["SERVICE_UNAVAILABLE"]);
      expect(await writer.findLostWrites(database)).toEqual([]);
    },
  );

  onFullDisk("an image is stored completely or not at all", async (disk) => {
    const [cookie, picture] = [await signIn(), await createLargeImage()];
    const files = () =>
      fs
        .readdirSync(path.join(database.dataDir, "pictures"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile());
    // Enough space for the first of its files.
    disk.fill(128 * 1_024);
    const refused = await upload(`${site}/api/pictures`, cookie, picture);
    expect(refused).toMatchObject({ status: 503, body: expect.stringContaining("The image could not be stored.") });
    expect(files()).toEqual([]);
    expect(await fetchStatus(cachedPage())).toBe(200);
    disk.free();
    expect(await upload(`${site}/api/pictures`, cookie, picture)).toMatchObject({ status: 200 });
    expect(files().length).toBeGreaterThan(3);
  });

  test("completes earlier requests after SIGTERM, is not ready immediately, and exits with 0 within 10 s", async () => {
    let responseCount = 0;
    // As many password checks as a busy machine completes before the server closes the remaining connections.
    const requests = Array.from({ length: 8 }, () => slowRequest(site));
    const responses = requests.map(async ({ status }) => {
      const code = await status;
      responseCount += 1;
      return code;
    });
    await Promise.all(requests.map(({ sent }) => sent));
    const [startedAt, pendingCount] = [Date.now(), requests.length - responseCount];
    const exitCode = server.stop("SIGTERM");
    await waitUntil(async () => (await fetchStatus(`${site}/readyz`).catch(() => 503)) === 503);
    expect(await Promise.all(responses)).toEqual(responses.map(() => 200));
    expect(await exitCode).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(pendingCount).toBeGreaterThan(0);
    await startServer();
  });
});
