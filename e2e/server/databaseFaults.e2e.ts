import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { post, signInByApi, randomIpAddress } from "../support/api";
import { faultyDatabases, type FaultyDatabase } from "../support/faultyDatabase";
import type { SiteProcess } from "../support/server";
import { SmallDisk } from "../support/smallDisk";
import { createLargeImage, createProductExport, upload } from "../support/uploads";
import { ContinuousWriter } from "../support/continuousWriter";

/** How often the server is killed under writes; the gate does with few. */
const killRounds = Number(process.env.KILL_ROUNDS ?? 3);
const readQuery = { query: '{ outfits(first: 1, filter: { search: "suit" }) { totalCount } }' };

const statusOf = async (address: string): Promise<number> =>
  (await fetch(address, { signal: AbortSignal.timeout(20_000) })).status;

async function until(holds: () => Promise<boolean>, longest = 20_000): Promise<void> {
  for (const began = Date.now(); !(await holds().catch(() => false)); await sleep(50)) {
    if (Date.now() - began > longest) throw new Error(`Not within ${longest} ms.`);
  }
}

/** Takes the server a while, and tells when the request is on its way and what became of it. */
function slowRequest(site: string): { sent: Promise<unknown>; status: Promise<number> } {
  const headers = { "content-type": "application/json", "x-forwarded-for": randomIpAddress() };
  const request = http.request(`${site}/graphql`, { method: "POST", agent: false, headers });
  const status = new Promise<number>((resolve, reject) => {
    request.once("error", reject).once("response", (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
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
  let witness: ContinuousWriter;

  const serve = async (): Promise<void> => {
    server = database.startServer();
    site = await server.waitUntilReady();
  };
  /** A cookie; asked for again while the engine has its hands full after its start. */
  const signIn = async (): Promise<string> => {
    const cookies: string[] = [];
    await until(async () => {
      const { name, value } = await signInByApi(site);
      return cookies.push(`${name}=${value}`) > 0;
    });
    return cookies[0];
  };
  const readCode = async (): Promise<string | undefined> =>
    (await post(site, readQuery)).body.errors?.[0].extensions.code;
  /** Read before each test, and not made of what the witness writes. */
  const keptPage = (): string => `${site}/blog`;
  const works = async (): Promise<boolean> =>
    (await readCode()) === undefined && (await statusOf(`${site}/readyz`)) === 200;

  beforeAll(async () => {
    database = await create();
    await serve();
  }, 120_000);
  afterAll(async () => {
    await server.stop("SIGKILL");
    await database.remove();
  });
  beforeEach(async () => {
    witness = new ContinuousWriter();
    await until(works);
    expect(await statusOf(keptPage())).toBe(200);
  });
  afterEach(() => witness.stop());

  test("lives on when the database is killed under writes: refused in words, nothing half written, then it works again", async () => {
    await witness.start(site);
    await sleep(500);
    const before = witness.acknowledged;
    await database.kill();
    try {
      await until(() => Promise.resolve((witness.refusals.SERVICE_UNAVAILABLE ?? 0) > 0));
      expect(await statusOf(`${site}/livez`)).toBe(200);
      if (database.servesCacheWhileDown) expect(await statusOf(keptPage())).toBe(200);
    } finally {
      await database.revive();
    }
    await until(works);
    const after = witness.acknowledged;
    await until(() => Promise.resolve(witness.acknowledged > after + 5));
    await witness.stop();
    expect(before).toBeGreaterThan(0);
    expect(Object.keys(witness.refusals)).toEqual(["SERVICE_UNAVAILABLE"]);
    expect(await witness.findLostWrites(database)).toEqual([]);
  });

  test("is unready while the database stands still, and works when it goes on", async () => {
    database.pause();
    try {
      const began = Date.now();
      await until(async () => (await statusOf(`${site}/readyz`)) === 503);
      expect(Date.now() - began).toBeLessThan(5_000);
      expect(await statusOf(`${site}/livez`)).toBe(200);
      if (database.servesCacheWhileDown) expect(await statusOf(keptPage())).toBe(200);
    } finally {
      database.resume();
    }
    await until(works);
  });

  test(
    "has every row that it acknowledged after kill -9, and no outfit without its tags",
    async () => {
      for (let round = 0; round < killRounds; round += 1) {
        await witness.start(site);
        const before = witness.acknowledged;
        await until(() => Promise.resolve(witness.acknowledged > before + 5));
        await sleep((round * 379) % 900);
        // Every other time the embedded engine is killed with it.
        if (round % 2) await database.kill();
        await server.stop("SIGKILL");
        await witness.stop();
        if (round % 2) await database.revive();
        await serve();
        expect(await witness.findLostWrites(database)).toEqual([]);
      }
      console.log(`${killRounds} kills, ${witness.acknowledged} acknowledged rows, none missing.`);
    },
    60_000 + killRounds * 20_000,
  );

  test("has all of an import or nothing after kill -9 in its middle, and imports the same file the next time", async () => {
    const [cookie, products] = [await signIn(), 3_000];
    const send = () => upload(`${site}/api/products`, cookie, createProductExport(products), { source: "tide" });
    const imported = () => database.query("SELECT count(*)::int AS n FROM category_items WHERE source = 'tide'");
    const before = database.size();
    const answer = send().catch(() => "none");
    // What is not committed takes its place on the disk, too.
    await until(() => Promise.resolve(database.size() > before + 500_000));
    await server.stop("SIGKILL");
    expect(await answer).toBe("none");
    await serve();
    expect(await imported()).toEqual([{ n: 0 }]);
    const { status, body: said } = await send();
    expect({ status, ...JSON.parse(said) }).toMatchObject({ status: 200, created: products, updated: 0 });
    expect(await imported()).toEqual([{ n: products }]);
  });

  const onFullDisk = (name: string, work: (disk: SmallDisk) => Promise<void>): void =>
    (SmallDisk.isSupported() ? test : test.skip)(`on a full disk, which only root can mount: ${name}`, async () => {
      const disk = database.disk as SmallDisk;
      await work(disk).finally(() => disk.free());
    });

  onFullDisk("writes are refused in words, reads go on, and all works when there is room", async (disk) => {
    await witness.start(site);
    await until(() => Promise.resolve(witness.acknowledged > 5));
    disk.fill();
    await until(() => Promise.resolve((witness.refusals.SERVICE_UNAVAILABLE ?? 0) > 5));
    expect(await readCode()).toBeUndefined();
    expect(await statusOf(keptPage())).toBe(200);
    await until(async () => (await statusOf(`${site}/readyz`)) === 200);
    disk.free();
    const before = witness.acknowledged;
    await until(() => Promise.resolve(witness.acknowledged > before + 5));
    await witness.stop();
    expect(Object.keys(witness.refusals)).toEqual(["SERVICE_UNAVAILABLE"]);
    expect(await witness.findLostWrites(database)).toEqual([]);
  });

  onFullDisk("a picture is kept whole or not at all", async (disk) => {
    const [cookie, picture] = [await signIn(), await createLargeImage()];
    const files = () =>
      fs
        .readdirSync(path.join(database.dataDir, "pictures"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile());
    // Room for the first of its files.
    disk.fill(128 * 1_024);
    const refused = await upload(`${site}/api/pictures`, cookie, picture);
    expect(refused).toMatchObject({ status: 503, said: expect.stringContaining("The picture could not be kept.") });
    expect(files()).toEqual([]);
    expect(await statusOf(keptPage())).toBe(200);
    disk.free();
    expect(await upload(`${site}/api/pictures`, cookie, picture)).toMatchObject({ status: 200 });
    expect(files().length).toBeGreaterThan(3);
  });

  test("answers what was sent before SIGTERM, is unready at once, and ends with 0 within 10 s", async () => {
    let answered = 0;
    // As many passwords as a busy machine looks at before the server cuts off what is left.
    const requests = Array.from({ length: 16 }, () => slowRequest(site));
    const answers = requests.map(async ({ status }) => {
      const told = await status;
      answered += 1;
      return told;
    });
    await Promise.all(requests.map(({ sent }) => sent));
    const [began, waiting] = [Date.now(), requests.length - answered];
    const ended = server.stop("SIGTERM");
    await until(async () => (await statusOf(`${site}/readyz`).catch(() => 503)) === 503, 8_000);
    expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(waiting).toBeGreaterThan(0);
    await serve();
  });
});
