import { parse } from "graphql";
import pino from "pino";
import type { DataSource } from "typeorm";
import { write } from "../../core/write/write";
import { PublicationStatus } from "../../core/kinds/publishableRow";
import { cacheKey } from "../../app/cache/cacheKey";
import { editor } from "../../testing/editor";
import { buildCelebrity, buildOutfit, buildPost, buildProduct } from "../../testing/build";
import { readDatabaseState } from "../../testing/database/databaseState";

import { createDeferred, waitUntil } from "../../testing/time/waiting";
import { dayFromToday } from "../../testing/time/days";
import { testDatabase } from "../../testing/database/testDatabase";
import { testSite, type TestSite, testClient } from "../../testing/testSite";
import { createPreviewLink, revokePreviewLink } from "../../features/newsroom/publishing/previews/previewLinks.service";
import type { PageRequest } from "./pageRenderer";
import { testOnPostgres } from "../../testing/skipped";

let slow = createDeferred();

/** An application whose pages are what their query reads. */
const client = testClient(async (request: PageRequest) => {
  const parts = request.url.split("/");
  const [page, slug] = [parts[1], parts.pop()];
  const text = page === "blog" ? articleQuery : query;
  const result = (await request.execute(parse(text), { slug })) as { data: { outfit?: { title: string } } };
  if (result.data.outfit?.title === "Slow") await slow.promise;
  if (result.data.outfit?.title === "Broken") request.onError(new Error("This page is broken."));
  return {
    status: (result.data.outfit ?? page === "blog") ? 200 : 404,
    html: `${JSON.stringify(result.data)}${request.isPreview ? "<!-- preview -->" : ""}`,
    styleHashes: [],
    scriptHashes: [],
  };
});
const query = `query ($slug: String!) {
  outfit(slug: $slug) { title celebrity { name } products { title } celebrityId }
  outfits { nodes { title } } settings { enableTracking googleAnalyticsId trackOutboundLinks } }`;
const articleQuery = "query ($slug: String!) { blogPost(slug: $slug) { html } }";

const onPostgres = testOnPostgres("the embedded engine has one connection");

describe("previews", () => {
  let dataSource: DataSource;
  let site: TestSite;
  const { DRAFT } = PublicationStatus;
  beforeAll(async () => {
    dataSource = await testDatabase();
    await dataSource.query("UPDATE settings SET google_analytics_id = 'G-AB12CD34EF'");
    site = await testSite(dataSource, {}, { client });
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  async function buildDraft(title: string) {
    const { manager } = dataSource;
    const { id: celebrityId } = await buildCelebrity(manager, { name: "Ada Lace", status: DRAFT });
    const outfit = await buildOutfit(manager, { title, celebrityId, status: DRAFT, date: dayFromToday(3) });
    await buildProduct(manager, { outfitId: outfit.id, title: "Belt" });
    const created = await write(manager, editor, (change) =>
      createPreviewLink(change, { type: "outfit", id: outfit.id, days: 7 }),
    );
    return { outfit, ...created };
  }
  const open = async (path: string) => {
    const { status, headers, body } = await site.get(path);
    return { status, headers, text: body.toString() };
  };

  test("show the revision in the real page with its celebrity and products, and nothing else that is unpublished", async () => {
    const { path } = await buildDraft("Cape");
    await buildDraft("Other Draft");
    const { status, headers, text } = await open(path);
    expect(text).toContain("<!-- preview -->");
    expect([status, JSON.parse(text.replace("<!-- preview -->", ""))]).toEqual([
      200,
      {
        outfit: expect.objectContaining({
          title: "Cape",
          celebrity: { name: "Ada Lace" },
          products: [{ title: "Belt" }],
        }),
        outfits: { nodes: [{ title: "Cape" }] },
        settings: { enableTracking: false, googleAnalyticsId: "", trackOutboundLinks: false },
      },
    ]);
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(String(headers["content-security-policy"])).not.toContain("google");
  });

  test("change nothing, and leave the page hidden from everyone else", async () => {
    const { path, outfit } = await buildDraft("Cape");
    const before = await readDatabaseState(dataSource);
    await open(path);
    expect(await readDatabaseState(dataSource)).toEqual(before);
    expect((await open(`/outfit/${outfit.slug}`)).status).toBe(404);
    expect((await open(`/outfit/${outfit.slug}?utm_source=a`)).status).toBe(404);
  });

  test("show their own revision after later edits", async () => {
    const { path, outfit } = await buildDraft("Cape");
    await site.edit("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      input: { id: outfit.id, version: 1, title: "Coat" },
    });
    expect((await open(path)).text).toContain('"title":"Cape"');
    const { path: later } = await write(dataSource.manager, editor, (change) =>
      createPreviewLink(change, {
        type: "outfit",
        id: outfit.id,
        days: 1,
      }),
    );
    expect((await open(later)).text).toContain('"title":"Coat"');
  });

  test("open no other page, and none when revoked, expired, cut or made up", async () => {
    const [one, other] = [await buildDraft("Cape"), await buildDraft("Coat")];
    const token = one.path.split("=")[1];
    const ended = await buildDraft("Gown");
    await write(dataSource.manager, editor, (change) => revokePreviewLink(change, ended.link.id));
    const expired = await buildDraft("Suit");
    await dataSource.query("UPDATE preview_links SET expires_at = now() - interval '1 second' WHERE id = $1", [
      expired.link.id,
    ]);
    const addresses = [
      `/outfit/${other.outfit.slug}?preview=${token}`,
      `/?preview=${token}`,
      ended.path,
      expired.path,
      one.path.slice(0, -1),
      `${one.path}x`,
      `/outfit/${one.outfit.slug}?preview=`,
      `/outfit/${one.outfit.slug}?preview=${"x".repeat(32)}`,
    ];
    for (const address of addresses) {
      const { status, text, headers } = await open(address);
      expect([address, status, headers["cache-control"]]).toEqual([address, 404, "private, no-store"]);
      expect(text).toContain('"outfit":null');
    }
  });

  onPostgres("run two at a time at most, the rest get 429, and no save of others waits for them", async () => {
    slow = createDeferred();
    const { path, outfit } = await buildDraft("Slow");
    await dataSource.query("UPDATE celebrities SET status = 'PUBLISHED' WHERE id = $1", [outfit.celebrityId]);
    const asked = Array.from({ length: 30 }, () => open(path));
    const refused: Awaited<ReturnType<typeof open>>[] = [];
    for (const one of asked) void one.then((response) => response.status === 429 && refused.push(response));
    try {
      await waitUntil(() => refused.length === 28, 15_000);
      await dataSource.transaction(async (db) => {
        await db.query("SET LOCAL lock_timeout = '2s'");
        await db.query("UPDATE settings SET site_tagline = 'Saved meanwhile'");
        await db.query("UPDATE celebrities SET bio = 'Saved meanwhile' WHERE id = $1", [outfit.celebrityId]);
      });
    } finally {
      slow.resolve();
    }
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      headers: { "retry-after": "1", "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" },
      text: expect.stringContaining('"message":"Two previews are being shown already."'),
    });
    expect((await open(path)).status).toBe(200);
  });

  test("are in no cache", async () => {
    const { path } = await buildDraft("Cape");
    const first = await open(path);
    expect(first.headers.etag).toBeUndefined();
    const { status, headers } = await site.get(path, { "if-none-match": "*" });
    expect([status, headers.etag, headers["cache-control"]]).toEqual([200, undefined, "private, no-store"]);
    expect(cacheKey(path, new Set())).toBeNull();
    expect(cacheKey(`${path}&utm_source=a`, new Set())).toBeNull();
  });

  test("are in no log, whether they are shown, broken, revoked or asked for in another way", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    const logged = await testSite(dataSource, {}, { client, log });
    try {
      const [shown, broken, ended] = [await buildDraft("Cape"), await buildDraft("Broken"), await buildDraft("Gown")];
      await write(dataSource.manager, editor, (change) => revokePreviewLink(change, ended.link.id));
      const links = [shown, broken, ended].map(({ path }) => path);
      for (const path of [...links, links[0].slice(1), `/graphql${links[0]}`, `/no%ZZ${links[0]}`]) {
        await logged.get(path.startsWith("/") ? path : `/${path}`, { referer: `https://example.com${path}` });
      }
      expect(lines.join()).toContain("This page is broken.");
      for (const path of links) expect(lines.join()).not.toContain(path.split("=")[1]);
    } finally {
      await logged.stop();
    }
  });

  test("link to retailers in a way that counts no clicks", async () => {
    const content = "A [suit](https://shop.example/suit).";
    const { id, slug } = await buildPost(dataSource.manager, { content, status: DRAFT });
    const { path } = await write(dataSource.manager, editor, (change) =>
      createPreviewLink(change, { type: "blogPost", id, days: 7 }),
    );
    expect((await open(path)).text).toMatch(/\/go\/[^"]*\?from=uncounted/);
    await dataSource.query("UPDATE blog_posts SET status = 'PUBLISHED' WHERE id = $1", [id]);
    expect((await open(`/blog/${slug}`)).text).toMatch(/\/go\/[^"]*\?from=article/);
  });

  test("store no token", async () => {
    const { path, link } = await buildDraft("Cape");
    const token = path.split("=")[1];
    await open(path);
    await write(dataSource.manager, editor, (change) => revokePreviewLink(change, link.id));
    await open(path);
    const tables: { name: string }[] = await dataSource.query(
      "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
    );
    for (const { name } of tables) {
      const rows: unknown[] = await dataSource.query(`SELECT FROM ${name} row WHERE row::text LIKE $1`, [`%${token}%`]);
      expect([name, rows]).toEqual([name, []]);
    }
  });
});
