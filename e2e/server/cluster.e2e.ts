import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { signInByApi } from "../support/api";
import { Cluster } from "../support/cluster/cluster";
import { findPostgresPrograms } from "../support/postgresPrograms";
import { waitUntil } from "../support/waiting";

const programs = findPostgresPrograms();
if (!programs) console.log("The cluster tests are skipped: the PostgreSQL server programs are not installed.");
const withPrograms = programs ? describe : describe.skip;

const unreachable = "The site cannot reach its data at the moment. Please try again shortly.";

interface Outfit {
  id: string;
  slug: string;
  version: number;
}

/** Requests pages and queries continuously and records the failures. */
class Visitors {
  successCount = 0;
  private readonly failures: { at: number; what: string }[] = [];
  private isStopped = false;
  private readonly loops: Promise<void>[];

  constructor(
    private readonly address: string,
    paths: readonly string[],
  ) {
    this.loops = paths.map((path) => this.requestUntilStopped(path));
  }

  /** @returns the failures of requests sent after the given time. */
  async stop(since = 0): Promise<string[]> {
    this.isStopped = true;
    await Promise.all(this.loops);
    return this.failures.filter(({ at }) => at >= since).map(({ what }) => what);
  }

  /** Waits for this many successful responses from now on. */
  waitForResponses(count: number): Promise<void> {
    const { successCount } = this;
    return waitUntil(() => this.successCount >= successCount + count);
  }

  private async requestUntilStopped(path: string): Promise<void> {
    while (!this.isStopped) {
      const at = Date.now();
      const failure = await this.fetchFailure(path).catch((error: unknown) => `${path} ${String(error)}`);
      if (failure) this.failures.push({ at, what: failure });
      else this.successCount += 1;
      await sleep(100);
    }
  }

  private async fetchFailure(path: string): Promise<string | null> {
    const response = await fetch(this.address + path, { headers: { "apollo-require-preflight": "1" } });
    const text = await response.text();
    return response.ok && !text.includes('"errors"') ? null : `${path} ${response.status} ${text.slice(0, 200)}`;
  }
}

/** Differs from the site's own queries, so that no cached response exists. */
const buildQueryPath = (text: string): string => `/graphql?query=${encodeURIComponent(text)}`;

jest.setTimeout(120_000);

// Each test continues from the state that the previous one left.
withPrograms("a cluster with three servers and a replica", () => {
  let cluster: Cluster;
  let cookie: string;
  let outfit: Outfit;
  let paths: string[];

  beforeAll(async () => {
    cluster = await Cluster.start(programs ?? "");
    const { name, value } = await signInByApi(cluster.addresses[0]);
    cookie = `${name}=${value}`;
    const { data } = await sendOperation(cluster.address, "{ outfits(first: 1) { nodes { id slug version } } }");
    outfit = (data as { outfits: { nodes: Outfit[] } }).outfits.nodes[0];
    paths = ["/", "/outfits", `/outfit/${outfit.slug}`, "/shop", "/sitemap-pages.xml"].concat(
      buildQueryPath("{ outfits(first: 5) { nodes { title celebrity { name } } } }"),
    );
  }, 120_000);
  afterAll(() => cluster?.stop(), 60_000);

  async function sendOperation(
    address: string,
    text: string,
    variables = {},
  ): Promise<{ data: unknown; errors?: { message: string }[] }> {
    const response = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie && { cookie }) },
      body: JSON.stringify({ query: text, variables }),
    });
    return (await response.json()) as { data: unknown; errors?: { message: string }[] };
  }

  /** @throws with the message of the first GraphQL error. */
  async function rename(title: string, address = cluster.addresses[0]): Promise<void> {
    const { id, version } = outfit;
    const mutation = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }";
    const { data, errors } = await sendOperation(address, mutation, { input: { id, version, title } });
    if (errors) throw new Error(errors[0].message);
    outfit.version = (data as { updateOutfit: { version: number } }).updateOutfit.version;
  }

  const fetchPage = async (address: string): Promise<string> =>
    (await fetch(`${address}/outfit/${outfit.slug}`)).text();

  async function expectFreshEverywhere(title: string): Promise<void> {
    await rename(title);
    await sleep(100);
    for (const page of await Promise.all(cluster.addresses.map(fetchPage))) expect(page).toContain(title);
  }

  test("every server shows a write within 100 ms", async () => {
    for (let n = 1; n <= 3; n += 1) await expectFreshEverywhere(`Written ${n}`);
  });

  test("the balancer announces its own keep-alive timeout", async () => {
    // The balancer closes idle connections after 5 seconds, the servers after 72.
    expect((await fetch(cluster.address)).headers.get("keep-alive")).toBe("timeout=5");
  });

  test("no server shows or caches stale data while the replica lags", async () => {
    await cluster.replica.query("SELECT pg_wal_replay_pause()");
    await expectFreshEverywhere("Written while it lags");
    await cluster.replica.query("SELECT pg_wal_replay_resume()");
    await sleep(1_500);
    for (const page of await Promise.all(cluster.addresses.map(fetchPage)))
      expect(page).toContain("Written while it lags");
  });

  test("every server shows an uploaded image", async () => {
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#369" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "a.png");
    const uploaded = await fetch(`${cluster.addresses[0]}/api/pictures`, {
      method: "POST",
      headers: { cookie },
      body: form,
    });
    const { address } = (await uploaded.json()) as { address: string };
    for (const server of cluster.addresses) {
      const shown = await fetch(server + address);
      expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
  });

  test("a killed server loses only its responses in progress; one that gets SIGTERM loses none", async () => {
    const visitors = new Visitors(cluster.address, [...paths, ...paths]);
    await visitors.waitForResponses(paths.length);
    const killedAt = Date.now();
    await cluster.servers[1].stop("SIGKILL");
    await visitors.waitForResponses(paths.length);
    const terminatedAt = Date.now();
    await cluster.servers[2].stop("SIGTERM");
    // It does not wait for the balancer to close its connections.
    expect(Date.now() - terminatedAt).toBeLessThan(5_000);
    await Promise.all([cluster.startServer(1), cluster.startServer(2)]);
    expect(await visitors.stop(killedAt)).toEqual([]);
    expect(visitors.successCount).toBeGreaterThan(paths.length);
  });

  test("without the primary, reads succeed and writes fail with a message", async () => {
    const [before] = await cluster.primary.query<{ lsn: string }>("SELECT pg_current_wal_flush_lsn()::text AS lsn");
    await waitUntil(async () => {
      const replayed = `SELECT pg_last_wal_replay_lsn() >= '${before.lsn}' AS "isReplayed"`;
      return (await cluster.replica.query<{ isReplayed: boolean }>(replayed))[0].isReplayed;
    });
    // The servers check the replica once a second.
    await sleep(1_500);
    const visitors = new Visitors(cluster.address, paths);
    await cluster.primary.stop("SIGKILL");
    await expect(rename("Lost")).rejects.toThrow(unreachable);
    await sleep(2_000);
    await expect(rename("Lost", cluster.address)).rejects.toThrow(unreachable);
    const readiness = await fetch(`${cluster.addresses[0]}/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([200, { status: "reads only" }]);
    expect(await visitors.stop()).toEqual([]);
    expect(visitors.successCount).toBeGreaterThan(paths.length);
  });

  test("promoting the replica and restarting the servers causes no failed reads", async () => {
    const visitors = new Visitors(cluster.address, paths);
    await cluster.promote();
    expect(await visitors.stop()).toEqual([]);
    expect(await fetchPage(cluster.addresses[1])).toContain("Written while it lags");
    await expectFreshEverywhere("Written after the promotion");
  });

  test("the former primary becomes the replica and serves reads when the new primary fails", async () => {
    await cluster.addReplica();
    await expectFreshEverywhere("Written with a new replica");
    await sleep(2_500);
    await cluster.primary.stop("SIGKILL");
    await waitUntil(async () => (await fetchPage(cluster.address)).includes("Written with a new replica"));
  });
});
