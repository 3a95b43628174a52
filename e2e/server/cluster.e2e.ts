import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { signInByApi } from "../support/api";
import { Cluster } from "../support/cluster/cluster";
import { findPostgresPrograms } from "../support/cluster/postgres";

const programs = findPostgresPrograms();
if (!programs) console.log("PostgreSQL's server programs are missing, so the cluster is not tested.");
const withPrograms = programs ? describe : describe.skip;

const unreachable = "The site cannot reach its data at the moment. Please try again shortly.";

interface Outfit {
  id: string;
  slug: string;
  version: number;
}

/** Asks for pages and API again and again, and notes what was not answered well. */
class Visitors {
  answers = 0;
  private readonly failures: { at: number; what: string }[] = [];
  private ended = false;
  private readonly going: Promise<void>[];

  constructor(
    private readonly address: string,
    paths: readonly string[],
  ) {
    this.going = paths.map((path) => this.keepAsking(path));
  }

  /** @returns what failed of that which was asked after the given time. */
  async end(since = 0): Promise<string[]> {
    this.ended = true;
    await Promise.all(this.going);
    return this.failures.filter(({ at }) => at >= since).map(({ what }) => what);
  }

  private async keepAsking(path: string): Promise<void> {
    while (!this.ended) {
      const at = Date.now();
      const failure = await this.failureOf(path).catch((error: unknown) => `${path} ${String(error)}`);
      if (failure) this.failures.push({ at, what: failure });
      else this.answers += 1;
      await sleep(100);
    }
  }

  private async failureOf(path: string): Promise<string | null> {
    const answer = await fetch(this.address + path, { headers: { "apollo-require-preflight": "1" } });
    const text = await answer.text();
    return answer.ok && !text.includes('"errors"') ? null : `${path} ${answer.status} ${text.slice(0, 200)}`;
  }
}

/** Not the site's own query, so that nothing that is kept answers it. */
const query = (text: string): string => `/graphql?query=${encodeURIComponent(text)}`;

jest.setTimeout(120_000);

// One story: each part goes on where the one before it ended.
withPrograms("several servers and a replicated database", () => {
  let cluster: Cluster;
  let cookie: string;
  let outfit: Outfit;
  let paths: string[];

  beforeAll(async () => {
    cluster = await Cluster.start(programs ?? "");
    const { name, value } = await signInByApi(cluster.addresses[0]);
    cookie = `${name}=${value}`;
    const { data } = await ask(cluster.address, "{ outfits(first: 1) { nodes { id slug version } } }");
    outfit = (data as { outfits: { nodes: Outfit[] } }).outfits.nodes[0];
    paths = ["/", "/outfits", `/outfit/${outfit.slug}`, "/shop", "/sitemap-pages.xml"].concat(
      query("{ outfits(first: 5) { nodes { title celebrity { name } } } }"),
    );
  }, 120_000);
  afterAll(() => cluster?.stop(), 60_000);

  async function ask(
    address: string,
    text: string,
    variables = {},
  ): Promise<{ data: unknown; errors?: { message: string }[] }> {
    const answer = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie && { cookie }) },
      body: JSON.stringify({ query: text, variables }),
    });
    return (await answer.json()) as { data: unknown; errors?: { message: string }[] };
  }

  /** @throws the sentence with which it fails. */
  async function rename(title: string, address = cluster.addresses[0]): Promise<void> {
    const { id, version } = outfit;
    const mutation = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }";
    const { data, errors } = await ask(address, mutation, { input: { id, version, title } });
    if (errors) throw new Error(errors[0].message);
    outfit.version = (data as { updateOutfit: { version: number } }).updateOutfit.version;
  }

  const pageOn = async (address: string): Promise<string> => (await fetch(`${address}/outfit/${outfit.slug}`)).text();
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await sleep(50);
  };

  async function expectFreshEverywhere(title: string): Promise<void> {
    await rename(title);
    await sleep(100);
    for (const page of await Promise.all(cluster.addresses.map(pageOn))) expect(page).toContain(title);
  }

  test("what one server writes all show within 100 ms", async () => {
    for (let n = 1; n <= 3; n += 1) await expectFreshEverywhere(`Written ${n}`);
  });

  test("the balancer promises no longer connection than it keeps", async () => {
    // Node closes an idle one after 5 seconds, the servers after 72.
    expect((await fetch(cluster.address)).headers.get("keep-alive")).toBe("timeout=5");
  });

  test("also while the replica lags: nothing old is read from it, nor kept", async () => {
    await cluster.replica.query("SELECT pg_wal_replay_pause()");
    await expectFreshEverywhere("Written while it lags");
    await cluster.replica.query("SELECT pg_wal_replay_resume()");
    await sleep(1_500);
    for (const page of await Promise.all(cluster.addresses.map(pageOn)))
      expect(page).toContain("Written while it lags");
  });

  test("a picture that one server takes the others show", async () => {
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

  test("a server that is killed takes nothing with it but what it was sending, one that is told to end not even that", async () => {
    const visitors = new Visitors(cluster.address, [...paths, ...paths]);
    await sleep(500);
    const killed = Date.now();
    await cluster.servers[1].stop("SIGKILL");
    await sleep(500);
    const told = Date.now();
    await cluster.servers[2].stop("SIGTERM");
    // It does not wait for the balancer to leave its connections.
    expect(Date.now() - told).toBeLessThan(5_000);
    await Promise.all([cluster.startServer(1), cluster.startServer(2)]);
    expect(await visitors.end(killed)).toEqual([]);
    expect(visitors.answers).toBeGreaterThan(paths.length);
  });

  test("while the primary is gone visitors read on, and writes fail in words", async () => {
    const [before] = await cluster.primary.query<{ place: string }>("SELECT pg_current_wal_flush_lsn()::text AS place");
    await until(async () => {
      const replayed = `SELECT pg_last_wal_replay_lsn() >= '${before.place}' AS holds`;
      return (await cluster.replica.query<{ holds: boolean }>(replayed))[0].holds;
    });
    // The servers look once a second.
    await sleep(1_500);
    const visitors = new Visitors(cluster.address, paths);
    await cluster.primary.stop("SIGKILL");
    await expect(rename("Lost")).rejects.toThrow(unreachable);
    await sleep(2_000);
    await expect(rename("Lost", cluster.address)).rejects.toThrow(unreachable);
    const readiness = await fetch(`${cluster.addresses[0]}/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([200, { status: "reads only" }]);
    expect(await visitors.end()).toEqual([]);
    expect(visitors.answers).toBeGreaterThan(paths.length);
  });

  test("the replica is promoted, the servers are told one by one, and nobody who reads notices", async () => {
    const visitors = new Visitors(cluster.address, paths);
    await cluster.promote();
    expect(await visitors.end()).toEqual([]);
    expect(await pageOn(cluster.addresses[1])).toContain("Written while it lags");
    await expectFreshEverywhere("Written after the promotion");
  });

  test("the former primary follows the new one, and is read when that is gone", async () => {
    await cluster.addReplica();
    await expectFreshEverywhere("Written with a new replica");
    await sleep(2_500);
    await cluster.primary.stop("SIGKILL");
    await until(async () => (await pageOn(cluster.address)).includes("Written with a new replica"));
  });
});
