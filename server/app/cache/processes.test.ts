import { Client } from "pg";
import type { DataSource } from "typeorm";
import { updateOutfit } from "../../features/outfit/outfitWrite.service";
import { listTag, rowTag } from "../../content/invalidation/cacheTags";
import { everythingTag } from "../../shared/cache/cacheTag";
import { write } from "../../content/write/write";
import { invalidationChannel } from "../../shared/cache/publishInvalidation";
import { buildOutfit } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../testing/testSite";
import { waitUntil } from "../../testing/waiting";

/** The embedded engine serves one process. */
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

jest.mock("../../web/pages/pageRenderer", () => ({
  builtClientFolder: __dirname,
  builtRenderer: () => () => undefined,
}));

onPostgres("response caches of several processes", () => {
  let dataSource: DataSource;
  let site: TestSite;
  /** Acts as another process. */
  let other: Client;
  const received: string[][] = [];

  beforeAll(async () => {
    dataSource = await testDatabase();
    site = await testSite(dataSource);
    other = new Client({ connectionString: (dataSource.options as { url: string }).url });
    await other.connect();
    other.on("notification", ({ payload = "" }) => received.push(payload.split("\n").slice(1)));
    await other.query(`LISTEN ${invalidationChannel}`);
  });
  beforeEach(() => received.splice(0));
  afterAll(async () => {
    await site.stop();
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

  test("receive the tags of a committed change, and none of a failed one", async () => {
    const { id, celebrityId } = await buildOutfit(dataSource.manager);
    await updateOutfit(dataSource.manager, null, { id, version: 1, title: "Announced" });
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

  test("are off while the listening connection is lost, and on again after it returns", async () => {
    const url = buildPersistedQueryPath("SiteSettings");
    const isCached = async () => (await site.get(url, { "apollo-require-preflight": "1" })).headers.etag !== undefined;
    expect(await isCached()).toBe(true);
    await other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'wornby invalidations'",
    );
    await waitUntil(async () => !(await isCached()));
    await other.query("UPDATE settings SET site_name = 'Changed meanwhile'");
    await waitUntil(isCached);
    expect((await site.get(url)).body.toString()).toContain("Changed meanwhile");
  });
});
