import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parse } from "graphql";
import type { DataSource } from "typeorm";
import { parseTrustedProxies } from "../../config/trustedProxies";
import { buildCelebrity, buildOutfit, buildProduct } from "../../testing/build";
import { CountingLogger } from "../../testing/countingLogger";
import { testDatabase } from "../../testing/database/testDatabase";
import { buildPersistedQueryPath, type TestSite, testSite, testClient } from "../../testing/testSite";
import { waitUntil } from "../../testing/time/waiting";
import type { PageRequest, RenderedPage } from "../../web/pages/pageRenderer";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-responses-"));
const outfitPage = `query ($slug: String) { outfit(slug: $slug) { id title productCount } settings { siteName } }`;

let unrecorded = 0;

/** Replaces the built client by an application with a page for each outfit, and one whose content has no cache tags. */
const client = testClient(async ({ url, origin, execute }: PageRequest): Promise<RenderedPage> => {
  if (url === "/terms-of-service")
    return { status: 200, html: `<p>Version ${(unrecorded += 1)}</p>`, styleHashes: [], scriptHashes: [] };
  const slug = url.split(/[/?]/)[2];
  const { data } = (await execute(parse(outfitPage), { slug })) as { data: { outfit: object | null } };
  const html = `<h1>${JSON.stringify(data)}</h1><link href="${origin}" /><p>${"words ".repeat(500)}</p>`;
  return { status: data.outfit ? 200 : 404, html, styleHashes: ["'sha256-x'"], scriptHashes: [] };
}, folder);

const update = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }";

describe("the response cache", () => {
  const logger = new CountingLogger();
  let dataSource: DataSource;
  let site: TestSite;
  const db = () => dataSource.manager;

  beforeAll(async () => {
    dataSource = await testDatabase(logger);
    site = await testSite(dataSource, {}, { client });
  });
  beforeEach(() => (logger.statements = []));
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
    fs.rmSync(folder, { recursive: true });
  });

  /** Requests a URL twice, asserts that the second request took no statement, and returns its response. */
  const getTwice = async (url: string, headers?: Record<string, string>) => {
    const first = await site.get(url, headers);
    logger.statements = [];
    const second = await site.get(url, headers);
    expect(logger.statements).toEqual([]);
    expect(second).toMatchObject({ status: first.status, body: first.body });
    return second;
  };
  const getText = async (url: string) => (await site.get(url)).body.toString();

  test("reads the database once for a query, which needs no extra header", async () => {
    const { slug } = await buildOutfit(db(), { title: "Sage Gown" });
    const response = await getTwice(buildPersistedQueryPath("OutfitPage", { slug }));
    expect(JSON.parse(response.body.toString())).toMatchObject({ data: { outfit: { title: "Sage Gown" } } });
    expect(response.headers).toMatchObject({
      "content-type": expect.stringContaining("application/json"),
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    });
  });

  test.each([
    ["a named proxy", "loopback", "https://named.example"],
    ["one of a number of proxies", "1", "https://named.example"],
    ["a peer that is no proxy", "10.0.0.0/8", "http://own.example"],
    ["anybody without a proxy", "0", "http://own.example"],
  ])("keeps pages per origin, and what X-Forwarded-* say of it from %s", async (_, trusted, origin) => {
    const behind = await testSite(dataSource, { isTrustedProxy: parseTrustedProxies(trusted) }, { client });
    try {
      const { slug } = await buildOutfit(db());
      const forwarded = { "x-forwarded-host": "named.example", "x-forwarded-proto": "https" };
      const headers = { host: "own.example", "x-forwarded-for": "192.0.2.9", ...forwarded };
      for (let n = 0; n < 2; n++)
        expect((await behind.get(`/outfit/${slug}`, headers)).body.toString()).toContain(`href="${origin}"`);
      const plain = await behind.get(`/outfit/${slug}`, { host: "own.example" });
      expect(plain.body.toString()).toContain('href="http://own.example"');
    } finally {
      await behind.stop();
    }
  });

  test("keeps the headers of a page, and ignores campaign parameters", async () => {
    const { slug } = await buildOutfit(db());
    const { headers } = await getTwice(`/outfit/${slug}`);
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
  ])("negotiates the encoding: %p gets %p", async (accepted, encoding, unpack) => {
    const slug = "encoded";
    if (encoding === "br") await buildOutfit(db(), { slug });
    const plain = await site.get(`/outfit/${slug}`);
    const response = await site.get(`/outfit/${slug}`, { "accept-encoding": accepted });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["content-length"]).toBe(String(response.body.length));
    expect(unpack(response.body).toString()).toBe(plain.body.toString());
    expect(response.headers.etag).toBe(plain.headers.etag);
  });

  test("does not keep a response without cache tags", async () => {
    for (const version of [1, 2]) expect(await getText("/terms-of-service")).toContain(`Version ${version}`);
  });

  test("answers 304 to clients that have the response", async () => {
    const { slug } = await buildOutfit(db());
    for (const url of [`/outfit/${slug}`, buildPersistedQueryPath("OutfitPage", { slug })]) {
      const { etag = "" } = (await site.get(url)).headers;
      const again = await site.get(url, { "if-none-match": `"other", ${etag}` });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { etag } });
      expect((await site.get(url, { "if-none-match": '"other"' })).status).toBe(200);
    }
  });

  test("lets pages of all origins read the site's own queries, when they are new, cached and unchanged", async () => {
    const { slug } = await buildOutfit(db());
    const url = buildPersistedQueryPath("OutfitPage", { slug });
    const origin = "https://elsewhere.example";
    const [first, cached] = [await site.get(url, { origin }), await site.get(url, { origin })];
    const unchanged = await site.get(url, { origin, "if-none-match": cached.headers.etag });
    for (const { headers } of [first, cached, unchanged]) expect(headers["access-control-allow-origin"]).toBe("*");
    expect([first, cached, unchanged].map(({ status }) => status)).toEqual([200, 200, 304]);
  });

  test("evicts the pages of a saved row, and keeps the others", async () => {
    const [outfit, other] = [await buildOutfit(db(), { title: "Old" }), await buildOutfit(db())];
    const urls = ({ slug }: { slug: string }) => [`/outfit/${slug}`, buildPersistedQueryPath("OutfitPage", { slug })];
    for (const url of [...urls(outfit), ...urls(other)]) await getTwice(url);
    await site.edit(update, { input: { id: outfit.id, version: 1, title: "New" } });
    logger.statements = [];
    for (const url of urls(other)) await site.get(url);
    expect(logger.statements).toEqual([]);
    for (const url of urls(outfit)) expect(await getText(url)).toContain("New");
  });

  test("evicts a celebrity's page with its outfits, and an outfit's page with its products", async () => {
    const celebrity = await buildCelebrity(db());
    const outfit = await buildOutfit(db(), { celebrityId: celebrity.id });
    const { id } = await buildProduct(db(), { outfitId: outfit.id });
    const profile = buildPersistedQueryPath("CelebrityPage", { slug: celebrity.slug, first: 24 });
    const elsewhere = await buildProduct(db());
    const another = buildPersistedQueryPath("OutfitPage", { id: elsewhere.outfitId });
    await Promise.all([getText(`/outfit/${outfit.slug}`), getText(profile), getText(another)]);
    await site.edit("mutation ($id: ID!) { deleteAffiliateProduct(input: { id: $id }) { changed } }", { id });
    logger.statements = [];
    expect(await getText(another)).toContain(elsewhere.title);
    expect(logger.statements).toEqual([]);
    expect(await getText(`/outfit/${outfit.slug}`)).toContain('"productCount":0');
    await site.edit("mutation ($ids: [ID!]!) { restore(input: { type: affiliateProduct, ids: $ids }) }", { ids: [id] });
    expect(await getText(`/outfit/${outfit.slug}`)).toContain('"productCount":1');
    await site.edit("mutation ($id: ID!) { deleteOutfit(input: { id: $id }) { changed } }", { id: outfit.id });
    expect((await site.get(`/outfit/${outfit.slug}`)).status).toBe(410);
    expect(await getText(profile)).toContain('"outfits":{"totalCount":0');
  });

  test("evicts a slug's page when another row gets the slug", async () => {
    const first = await buildOutfit(db(), { slug: "wanted", title: "First" });
    const url = buildPersistedQueryPath("OutfitPage", { slug: "wanted" });
    await site.edit(update, { input: { id: first.id, version: 1, slug: "elsewhere" } });
    expect(await getText(url)).toContain("First");
    const second = await buildOutfit(db(), { title: "Second" });
    await site.edit(update, { input: { id: second.id, version: 1, slug: "wanted" } });
    expect(await getText(url)).toContain("Second");
  });

  test("evicts what shows the settings when they change", async () => {
    const { slug } = await buildOutfit(db());
    await getTwice(`/outfit/${slug}`);
    const { settings } = JSON.parse(await getText(buildPersistedQueryPath("SiteSettings"))).data;
    expect(settings.siteName).not.toBe("Renamed");
    const input = { version: 1, siteName: "Renamed" };
    await site.edit("mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { version } }", { input });
    expect(await getText(`/outfit/${slug}`)).toContain("Renamed");
    expect(await getText(buildPersistedQueryPath("SiteSettings"))).toContain("Renamed");
  });

  test("computes a response once for concurrent requests", async () => {
    const [one, other] = [await buildOutfit(db()), await buildOutfit(db())];
    logger.statements = [];
    await site.get(buildPersistedQueryPath("OutfitPage", { slug: one.slug }));
    const forOne = logger.statements.splice(0).length;
    const url = buildPersistedQueryPath("OutfitPage", { slug: other.slug });
    const responses = await Promise.all(Array.from({ length: 20 }, () => site.get(url)));
    expect(new Set(responses.map(({ body }) => body.toString())).size).toBe(1);
    expect(logger.statements).toHaveLength(forOne);
  });

  test("neither caches nor shares a response that was started before a write", async () => {
    const { slug, id } = await buildOutfit(db(), { title: "Before" });
    const url = buildPersistedQueryPath("OutfitPage", { slug });
    const early = site.get(url);
    await site.edit(update, { input: { id, version: 1, title: "After" } });
    expect(await getText(url)).toContain("After");
    await early;
    expect(await getText(url)).toContain("After");
  });

  test("caches nothing for sessions, errors, random results and foreign documents", async () => {
    const { slug } = await buildOutfit(db());
    const header = { "apollo-require-preflight": "1" };
    const notCached = [
      [buildPersistedQueryPath("OutfitPage", { slug }), { ...header, cookie: site.cookie }],
      [buildPersistedQueryPath("OutfitPage", { slug: 1 }), {}],
      [buildPersistedQueryPath("RandomCelebrity"), header],
      [buildPersistedQueryPath("BlogAdministrator"), header],
      [`/graphql?query=${encodeURIComponent("{ settings { siteName } }")}`, header],
      ["/outfit/nobody-knows-it", {}],
    ] as const;
    for (const [url, headers] of notCached) {
      await site.get(url, headers);
      logger.statements = [];
      const { headers: received, status } = await site.get(url, headers);
      expect({
        url,
        read: logger.statements.length > 0 || status === 400 || received["cache-control"] === "no-store",
      }).toEqual({ url, read: true });
    }
    expect((await site.get(buildPersistedQueryPath("OutfitPage", { slug }), { cookie: site.cookie })).status).toBe(400);
  });

  test("does not serve a cached response to an API token, and caches nothing for one", async () => {
    const { slug } = await buildOutfit(db());
    const url = buildPersistedQueryPath("OutfitPage", { slug });
    await getTwice(url);
    const wrong = await site.get(url, { authorization: "Bearer wb_wrong" });
    expect(wrong).toMatchObject({ status: 401, headers: { "cache-control": "no-store" } });
    const query = `{ outfit(slug: "${slug}") { id } }`;
    await site.post({ query });
    expect((await site.post({ query }, { authorization: "Bearer wb_wrong" })).status).toBe(401);
  });

  test("does not cache a result with errors", async () => {
    const url = buildPersistedQueryPath("OutfitPage", { slug: (await buildOutfit(db(), { title: "Whole" })).slug });
    await dataSource.query("ALTER TABLE outfit_tags RENAME TO hidden_outfit_tags");
    const broken = JSON.parse(await getText(url));
    await dataSource.query("ALTER TABLE hidden_outfit_tags RENAME TO outfit_tags");
    expect(broken.errors).toHaveLength(1);
    expect(await getText(url)).toContain("Whole");
  });

  test("sends a stale response once more while it refreshes it", async () => {
    const { id, slug } = await buildOutfit(db(), { title: "Old" });
    await getText(`/outfit/${slug}`);
    await dataSource.query("UPDATE outfits SET title = 'By hand' WHERE id = $1", [id]);
    const now = Date.now();
    const clock = jest.spyOn(Date, "now").mockReturnValue(now + 61_000);
    expect(await getText(`/outfit/${slug}`)).toContain("Old");
    await waitUntil(async () => (await getText(`/outfit/${slug}`)).includes("By hand"));
    clock.mockRestore();
  });

  test("reports PERSISTED_QUERY_NOT_FOUND for an unknown document, so that the browser sends its text", async () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } });
    const url = `/graphql?${new URLSearchParams({ extensions }).toString()}`;
    const { body } = await site.get(url, { "apollo-require-preflight": "1" });
    expect(body.toString()).toContain("PERSISTED_QUERY_NOT_FOUND");
  });
});
