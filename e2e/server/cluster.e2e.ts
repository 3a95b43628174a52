import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { signInByApi } from "../support/api";
import { Cluster } from "../support/servers/cluster/cluster";
import { Load } from "../support/servers/cluster/load";
import type { PostgresNode } from "../support/servers/cluster/node";
import { waitUntil } from "../support/waiting";

interface Outfit {
  id: string;
  slug: string;
  version: number;
}

jest.setTimeout(180_000);

// Each test continues from the state that the previous one left.
describe("a cluster with three servers and three PostgreSQL nodes", () => {
  let cluster: Cluster;
  let cookie: string;
  let outfit: Outfit;
  let paths: string[];

  beforeAll(async () => {
    cluster = await Cluster.start();
    const { name, value } = await signInByApi(cluster.addresses[0]);
    cookie = `${name}=${value}`;
    const { data } = await sendOperation(cluster.address, "{ outfits(first: 1) { nodes { id slug version } } }");
    outfit = (data as { outfits: { nodes: Outfit[] } }).outfits.nodes[0];
    // They stay cached while an editor writes outfits.
    paths = ["/privacy-policy", "/terms-of-service", "/affiliate-disclosure"];
  });
  afterAll(() => cluster?.stop());

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
  async function rename(title: string): Promise<void> {
    const { id, version } = outfit;
    const mutation = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }";
    const { data, errors } = await sendOperation(cluster.addresses[0], mutation, { input: { id, version, title } });
    if (errors) throw new Error(errors[0].message);
    outfit.version = (data as { updateOutfit: { version: number } }).updateOutfit.version;
  }

  const fetchPage = async (address: string): Promise<string> =>
    (await fetch(`${address}/outfit/${outfit.slug}`)).text();

  async function expectFreshEverywhere(title: string): Promise<void> {
    await rename(title);
    for (const address of cluster.addresses) await waitUntil(async () => (await fetchPage(address)).includes(title));
  }

  /** Waits until a write is acknowledged. */
  async function waitForWrite(load: Load): Promise<void> {
    const now = Date.now();
    await waitUntil(() => load.lastAcknowledgedAt > now);
  }

  /** Waits until another node than this one has its role. */
  const waitForSuccessor = ({ name }: PostgresNode, role: "leader" | "sync_standby") =>
    waitUntil(async () => (await cluster.listMembers()).some((member) => member.role === role && member.name !== name));

  async function startLoad(): Promise<Load> {
    const load = new Load({ address: cluster.address, readsPerSecond: 8, writesPerSecond: 2, paths });
    await load.start();
    await waitForWrite(load);
    load.takeFigures();
    return load;
  }

  test("every server shows a write", async () => {
    for (let n = 1; n <= 3; n += 1) await expectFreshEverywhere(`Written ${n}`);
  });

  test("no server shows or caches stale data while the replicas lag", async () => {
    const [primary, ...replicas] = await cluster.waitUntilComplete();
    for (const replica of replicas) await replica.query("SELECT pg_wal_replay_pause()");
    await expectFreshEverywhere("Written while they lag");
    const [{ written }] = await primary.query<{ written: string }>("SELECT pg_current_wal_lsn() AS written");
    for (const replica of replicas) {
      await replica.query("SELECT pg_wal_replay_resume()");
      await waitUntil(async () => {
        const [{ done }] = await replica.query<{ done: boolean }>(
          `SELECT pg_last_wal_replay_lsn() >= '${written}' AS done`,
        );
        return done;
      });
    }
    for (const page of await Promise.all(cluster.addresses.map(fetchPage)))
      expect(page).toContain("Written while they lag");
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

  test("no read fails when one server is killed and another gets SIGTERM", async () => {
    const load = await startLoad();
    await cluster.servers[1].stop("SIGKILL");
    await waitForWrite(load);
    // It does not wait for HAProxy to close its connections: that would end it with another code.
    expect(await cluster.servers[2].stop("SIGTERM")).toBe(0);
    await Promise.all([cluster.startServer(1), cluster.startServer(2)]);
    await load.stop();
    expect(load.takeFigures().failedReads).toEqual([]);
  });

  test("no read fails and no acknowledged write is lost when a replica is killed, which returns", async () => {
    const [primary, standby] = await cluster.waitUntilComplete();
    const load = await startLoad();
    await standby.kill();
    await waitForSuccessor(standby, "sync_standby");
    await waitForWrite(load);
    standby.patroni.start();
    await cluster.waitUntilComplete();
    await load.stop();
    expect(load.takeFigures().failedReads).toEqual([]);
    expect((await load.findLostWrites(primary)).lost).toEqual([]);
  });

  test("after a kill of the primary, writes go on without a restart, none is lost, and the former primary returns", async () => {
    const [primary] = await cluster.waitUntilComplete();
    const load = await startLoad();
    await primary.kill();
    await waitForSuccessor(primary, "leader");
    await waitForWrite(load);
    primary.patroni.start();
    const [successor] = await cluster.waitUntilComplete();
    await load.stop();
    expect(successor.name).not.toBe(primary.name);
    expect(load.takeFigures().failedReads).toEqual([]);
    expect((await load.findLostWrites(successor)).lost).toEqual([]);
    expect((await load.findLostWrites(primary)).lost).toEqual([]);
    await expectFreshEverywhere("Written after the fail-over");
  });

  test("without any database, visitors still get cached pages", async () => {
    for (const address of cluster.addresses) await fetchPage(address);
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    await waitUntil(async () => (await fetch(`${cluster.addresses[0]}/readyz`)).status === 503);
    // HAProxy needs two failed checks.
    await sleep(3_000);
    for (let n = 0; n < 3; n += 1) expect((await fetch(`${cluster.address}/outfit/${outfit.slug}`)).status).toBe(200);
  });
});
