import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parse } from "graphql";
import type { DataSource } from "typeorm";
import { buildCelebrity, buildOutfit, buildProduct } from "../../testing/build";
import { CountingLogger } from "../../testing/countingLogger";
import { testDatabase } from "../../testing/testDatabase";
import { persisted, type TestSite, testSite } from "../../testing/testSite";
import type { PageRequest, RenderedPage } from "../../web/pages/pageRenderer";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-answers-"));
const outfitPage = `query ($slug: String) { outfit(slug: $slug) { id title productCount } settings { siteName } }`;

/** In place of the built client: an application with a page for each outfit. */
jest.mock("../../web/pages/pageRenderer", () => ({
  get builtClientFolder() {
    return folder;
  },
  builtRenderer:
    () =>
    async ({ url, execute }: PageRequest): Promise<RenderedPage> => {
      const slug = url.split(/[/?]/)[2];
      const { data } = (await execute(parse(outfitPage), { slug })) as { data: { outfit: object | null } };
      const html = `<h1>${JSON.stringify(data)}</h1><p>${"words ".repeat(500)}</p>`;
      return { status: data.outfit ? 200 : 404, html, styleHashes: ["'sha256-x'"], scriptHashes: [] };
    },
}));

const update = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }";

describe("kept answers", () => {
  const logger = new CountingLogger();
  let dataSource: DataSource;
  let site: TestSite;
  const db = () => dataSource.manager;

  beforeAll(async () => {
    dataSource = await testDatabase(logger);
    site = await testSite(dataSource);
  });
  beforeEach(() => (logger.statements = []));
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
    fs.rmSync(folder, { recursive: true });
  });

  /** Reads an address twice and gives the second answer, which must have taken no statement. */
  const twice = async (url: string, headers?: Record<string, string>) => {
    const first = await site.get(url, headers);
    logger.statements = [];
    const second = await site.get(url, headers);
    expect(logger.statements).toEqual([]);
    expect(second).toMatchObject({ status: first.status, body: first.body });
    return second;
  };
  const text = async (url: string) => (await site.get(url)).body.toString();

  test("of the API are read from the database once, and need no header", async () => {
    const { slug } = await buildOutfit(db(), { title: "Sage Gown" });
    const answer = await twice(persisted("OutfitPage", { slug }));
    expect(JSON.parse(answer.body.toString())).toMatchObject({ data: { outfit: { title: "Sage Gown" } } });
    expect(answer.headers).toMatchObject({
      "content-type": expect.stringContaining("application/json"),
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    });
  });

  test("of pages have the headers that the page was made with, whatever campaign led to them", async () => {
    const { slug } = await buildOutfit(db());
    const { headers } = await twice(`/outfit/${slug}`);
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["content-security-policy"]).toContain("'sha256-x'");
    logger.statements = [];
    expect((await site.get(`/outfit/${slug}?utm_source=letter&gclid=1`)).headers.etag).toBe(headers.etag);
    expect(logger.statements).toEqual([]);
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip;q=1, br;q=0.5", "gzip", gunzipSync],
    ["br;q=0, *", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
    ["", undefined, (body: Buffer) => body],
  ])("come as %p likes best: %p", async (accepted, encoding, unpack) => {
    const slug = "encoded";
    if (encoding === "br") await buildOutfit(db(), { slug });
    const plain = await site.get(`/outfit/${slug}`);
    const answer = await site.get(`/outfit/${slug}`, { "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(unpack(answer.body).toString()).toBe(plain.body.toString());
    expect(answer.headers.etag).toBe(plain.headers.etag);
  });

  test("are not sent again to whoever has them", async () => {
    const { slug } = await buildOutfit(db());
    for (const url of [`/outfit/${slug}`, persisted("OutfitPage", { slug })]) {
      const { etag = "" } = (await site.get(url)).headers;
      const again = await site.get(url, { "if-none-match": `"other", ${etag}` });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { etag } });
      expect((await site.get(url, { "if-none-match": '"other"' })).status).toBe(200);
    }
  });

  test("show what an editor saves at the next read, and others stay", async () => {
    const [outfit, other] = [await buildOutfit(db(), { title: "Old" }), await buildOutfit(db())];
    const addresses = ({ slug }: { slug: string }) => [`/outfit/${slug}`, persisted("OutfitPage", { slug })];
    for (const url of [...addresses(outfit), ...addresses(other)]) await twice(url);
    await site.edit(update, { input: { id: outfit.id, version: 1, title: "New" } });
    logger.statements = [];
    for (const url of addresses(other)) await site.get(url);
    expect(logger.statements).toEqual([]);
    for (const url of addresses(outfit)) expect(await text(url)).toContain("New");
  });

  test("follow what belongs to a row: a celebrity's outfits, an outfit's products", async () => {
    const celebrity = await buildCelebrity(db());
    const outfit = await buildOutfit(db(), { celebrityId: celebrity.id });
    const { id } = await buildProduct(db(), { outfitId: outfit.id });
    const profile = persisted("CelebrityPage", { slug: celebrity.slug, first: 24 });
    const elsewhere = await buildProduct(db());
    const another = persisted("OutfitPage", { id: elsewhere.outfitId });
    await Promise.all([text(`/outfit/${outfit.slug}`), text(profile), text(another)]);
    await site.edit("mutation ($id: ID!) { deleteAffiliateProduct(input: { id: $id }) { changed } }", { id });
    logger.statements = [];
    expect(await text(another)).toContain(elsewhere.title);
    expect(logger.statements).toEqual([]);
    expect(await text(`/outfit/${outfit.slug}`)).toContain('"productCount":0');
    await site.edit("mutation ($ids: [ID!]!) { restore(input: { type: affiliateProduct, ids: $ids }) }", { ids: [id] });
    expect(await text(`/outfit/${outfit.slug}`)).toContain('"productCount":1');
    await site.edit("mutation ($id: ID!) { deleteOutfit(input: { id: $id }) { changed } }", { id: outfit.id });
    expect((await site.get(`/outfit/${outfit.slug}`)).status).toBe(410);
    expect(await text(profile)).toContain('"outfits":{"totalCount":0');
  });

  test("follow a slug to another row", async () => {
    const first = await buildOutfit(db(), { slug: "wanted", title: "First" });
    const url = persisted("OutfitPage", { slug: "wanted" });
    await site.edit(update, { input: { id: first.id, version: 1, slug: "elsewhere" } });
    expect(await text(url)).toContain("First");
    const second = await buildOutfit(db(), { title: "Second" });
    await site.edit(update, { input: { id: second.id, version: 1, slug: "wanted" } });
    expect(await text(url)).toContain("Second");
  });

  test("follow the settings", async () => {
    const { slug } = await buildOutfit(db());
    await twice(`/outfit/${slug}`);
    const { settings } = JSON.parse(await text(persisted("SiteSettings"))).data;
    expect(settings.siteName).not.toBe("Renamed");
    const input = { version: 1, siteName: "Renamed" };
    await site.edit("mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { version } }", { input });
    expect(await text(`/outfit/${slug}`)).toContain("Renamed");
    expect(await text(persisted("SiteSettings"))).toContain("Renamed");
  });

  test("are made once for all who ask at the same time", async () => {
    const [one, other] = [await buildOutfit(db()), await buildOutfit(db())];
    logger.statements = [];
    await site.get(persisted("OutfitPage", { slug: one.slug }));
    const forOne = logger.statements.splice(0).length;
    const url = persisted("OutfitPage", { slug: other.slug });
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get(url)));
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect(logger.statements).toHaveLength(forOne);
  });

  test("begun before a write are neither kept nor given to whoever asks after it", async () => {
    const { slug, id } = await buildOutfit(db(), { title: "Before" });
    const url = persisted("OutfitPage", { slug });
    const early = site.get(url);
    await site.edit(update, { input: { id, version: 1, title: "After" } });
    expect(await text(url)).toContain("After");
    await early;
    expect(await text(url)).toContain("After");
  });

  test("are nothing for a session, for errors, for chance, and for documents that are not the site's own", async () => {
    const { slug } = await buildOutfit(db());
    const header = { "apollo-require-preflight": "1" };
    const asked = [
      [persisted("OutfitPage", { slug }), { ...header, cookie: site.cookie }],
      [persisted("OutfitPage", { slug: 1 }), {}],
      [persisted("RandomCelebrity"), header],
      [persisted("BlogAdministrator"), header],
      [`/graphql?query=${encodeURIComponent("{ settings { siteName } }")}`, header],
      ["/outfit/nobody-knows-it", {}],
    ] as const;
    for (const [url, headers] of asked) {
      await site.get(url, headers);
      logger.statements = [];
      const { headers: told, status } = await site.get(url, headers);
      expect({
        url,
        read: logger.statements.length > 0 || status === 400 || told["cache-control"] === "no-store",
      }).toEqual({ url, read: true });
    }
    expect((await site.get(persisted("OutfitPage", { slug }), { cookie: site.cookie })).status).toBe(400);
  });

  test("are not made of errors", async () => {
    const url = persisted("OutfitPage", { slug: (await buildOutfit(db(), { title: "Whole" })).slug });
    await dataSource.query("ALTER TABLE outfit_tags RENAME TO hidden_outfit_tags");
    const broken = JSON.parse(await text(url));
    await dataSource.query("ALTER TABLE hidden_outfit_tags RENAME TO outfit_tags");
    expect(broken.errors).toHaveLength(1);
    expect(await text(url)).toContain("Whole");
  });

  test("that are old are sent once more while they are made anew", async () => {
    const { id, slug } = await buildOutfit(db(), { title: "Old" });
    await text(`/outfit/${slug}`);
    await dataSource.query("UPDATE outfits SET title = 'By hand' WHERE id = $1", [id]);
    const now = Date.now();
    const clock = jest.spyOn(Date, "now").mockReturnValue(now + 61_000);
    expect(await text(`/outfit/${slug}`)).toContain("Old");
    while (!(await text(`/outfit/${slug}`)).includes("By hand")) await sleep(5);
    clock.mockRestore();
  });

  test("of a document that the server does not know say so, so that the browser sends it whole", async () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } });
    const url = `/graphql?${new URLSearchParams({ extensions }).toString()}`;
    const { body } = await site.get(url, { "apollo-require-preflight": "1" });
    expect(body.toString()).toContain("PERSISTED_QUERY_NOT_FOUND");
  });
});
