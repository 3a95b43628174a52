import { Client } from "pg";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../database/dataSource";
import { updateOutfit } from "../../../features/content/outfit/outfitWrite.service";
import { listTag, programsTag, rowTag } from "../../../core/cache/cacheTags";
import { everythingTag } from "../../../core/cache/cacheTag";
import { write } from "../../../core/write/write";
import { invalidationChannel } from "../../../core/cache/publishInvalidation";
import { buildItem, buildOutfit } from "../../../testing/build";
import { testDatabase } from "../../../testing/database/testDatabase";
import { type TcpGate, tcpGate } from "../../../testing/faults/tcpGate";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../../testing/testSite";
import { waitUntil } from "../../../testing/time/waiting";
import { describeOnPostgres } from "../../../testing/skipped";

const onPostgres = describeOnPostgres("the embedded engine serves one process");

onPostgres("response caches of several processes", () => {
  let dataSource: DataSource;
  /** The site's way to the database. */
  let gate: TcpGate;
  let siteDataSource: DataSource;
  let site: TestSite;
  /** Acts as another process. */
  let other: Client;
  const received: string[][] = [];

  beforeAll(async () => {
    dataSource = await testDatabase();
    const { url } = dataSource.options as { url: string };
    gate = await tcpGate(url);
    siteDataSource = await createDataSource({ url: gate.url, poolSize: 4 }).initialize();
    site = await testSite(siteDataSource);
    other = new Client({ connectionString: url });
    await other.connect();
    other.on("notification", ({ payload = "" }) => received.push(payload.split("\n").slice(1)));
    await other.query(`LISTEN ${invalidationChannel}`);
  });
  beforeEach(() => received.splice(0));
  afterAll(async () => {
    await site.stop();
    await siteDataSource.destroy();
    await gate.close();
    await other.end();
    await dataSource.destroy();
  });

  /** Returns the tags that were sent until now. PostgreSQL delivers notifications in the order of their commits. */
  const receive = async (): Promise<string[]> => {
    await other.query("SELECT pg_notify($1, $2)", [invalidationChannel, "this test\nlast"]);
    await waitUntil(() => received.at(-1)?.[0] === "last");
    return received.splice(0).flat().slice(0, -1);
  };

  test("evict a response after another process's commit, and not before", async () => {
    const { id, slug } = await buildOutfit(dataSource.manager, { title: "Old" });
    const read = async () => (await site.get(buildPersistedQueryPath("OutfitPage", { slug }))).body.toString();
    expect(await read()).toContain("Old");
    await other.query("BEGIN");
    await other.query("UPDATE outfits SET title = 'New' WHERE id = $1", [id]);
    await other.query("SELECT pg_notify($1, $2)", [invalidationChannel, `another process\noutfits\noutfit:${id}`]);
    expect(await read()).toContain("Old");
    await other.query("COMMIT");
    await waitUntil(async () => (await read()).includes("New"));
  });

  test("read the affiliate programs again after another process's commit", async () => {
    const row = { price: "$20", affiliateLink: "https://shop.example/a", priceCheckedAt: new Date(0) };
    const { id } = await buildItem(dataSource.manager, row);
    const read = async () => (await site.post({ query: `{ offer(id: "${id}") { price } }` })).body.toString();
    expect(await read()).toContain("$20");
    await other.query(
      "INSERT INTO affiliate_programs (name, kind, hosts, price_limit_hours) VALUES ('Daily', 'marketplace', '{shop.example}', 24)",
    );
    expect(await read()).toContain("$20");
    await other.query("SELECT pg_notify($1, $2)", [invalidationChannel, `another process\n${programsTag}`]);
    await waitUntil(async () => !(await read()).includes("$20"));
  });

  test("receive the tags of a committed change, and none of a failed one", async () => {
    const { id, celebrityId } = await buildOutfit(dataSource.manager);
    await write(dataSource.manager, null, (change) => updateOutfit(change, { id, version: 1, title: "Announced" }));
    expect((await receive()).sort()).toEqual(
      ["outfit", "celebrity"]
        .map((type) => `${type}:${type === "outfit" ? id : celebrityId}`)
        .concat("outfits")
        .sort(),
    );
    const failing = write(dataSource.manager, null, ({ invalidate }) => {
      invalidate(listTag("outfit"));
      return Promise.reject(new Error("no"));
    });
    await expect(failing).rejects.toThrow("no");
    expect(await receive()).toEqual([]);
  });

  test("receive many tags in several messages, and very many as everything", async () => {
    const invalidateMany = (count: number) =>
      write(dataSource.manager, null, ({ invalidate }) => {
        for (let n = 0; n < count; n += 1)
          invalidate(rowTag("outfit", `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`));
        return Promise.resolve();
      });
    await invalidateMany(1_000);
    expect(new Set(await receive()).size).toBe(1_000);
    await invalidateMany(100_000);
    expect(await receive()).toEqual([everythingTag]);
  });

  test("serve what they have while the database is away, and evict it when the database returns", async () => {
    const read = (name: string) => site.get(buildPersistedQueryPath(name), { "apollo-require-preflight": "1" });
    const readSettings = async () => (await read("SiteSettings")).body.toString();
    const settings = await readSettings();
    await gate.close();
    await other.query("UPDATE settings SET site_name = 'Changed meanwhile'");
    expect((await read("TopicsPage")).body.toString()).toContain('"errors"');
    expect(await readSettings()).toBe(settings);
    await gate.open();
    await waitUntil(async () => (await readSettings()).includes("Changed meanwhile"));
    await waitUntil(async () => (await read("SiteSettings")).headers.etag !== undefined);
  });
});
