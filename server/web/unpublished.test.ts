import fastify, { type FastifyInstance } from "fastify";
import { linkKey } from "../content/links/linkKey";
import { PublicationStatus } from "../content/kinds/publishableRow";
import { buildOutfit, buildPost, buildProduct } from "../testing/build";
import { dayFromToday } from "../testing/days";
import { type TestClicks, testClicks } from "../testing/testClicks";
import { findRowBySlug } from "./pages/canonicalRow";
import { registerFeeds } from "./seo/feeds";
import { registerSitemaps } from "./seo/sitemaps";

const shop = "https://northloom.example/p/suit";
const publicUrl = "https://worn.example";

const publicState = { date: dayFromToday(0), status: PublicationStatus.PUBLISHED };

/** Each way in which content is not public yet. */
const states = [
  ["content dated in the future", { ...publicState, date: dayFromToday(2) }],
  ["a draft", { ...publicState, status: PublicationStatus.DRAFT }],
  ["content with a schedule", { ...publicState, status: PublicationStatus.SCHEDULED }],
] as const;

describe.each(states)("%s, outside the API", (_, state) => {
  let site: TestClicks;
  let app: FastifyInstance;
  const db = () => site.dataSource.manager;
  beforeAll(async () => {
    site = await testClicks();
    app = fastify();
    registerFeeds(app, db, publicUrl);
    registerSitemaps(app, db, publicUrl);
    const outfit = await buildOutfit(db(), { title: "Silk Look", slug: "silk-look", ...state, affiliateLink: shop });
    const product = await buildProduct(db(), { outfitId: outfit.id, affiliateLink: shop });
    const content = `[Buy](${shop})`;
    const post = await buildPost(db(), { title: "Silk Words", slug: "silk-words", ...state, content });
    links = [outfit.id, product.id, `${post.id}/${linkKey(shop)}`];
    ids = [outfit.id, post.id];
  });
  let links: string[];
  let ids: string[];
  afterAll(async () => {
    await app.close();
    await site.stop();
  });

  test("is in no sitemap and no feed", async () => {
    const index = (await app.inject("/sitemap.xml")).body;
    const files = [...index.matchAll(/<loc>https:\/\/worn\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
    for (const path of [...files, "/celebrities/feed.xml", "/blog/feed.xml"])
      expect([path, (await app.inject(path)).body]).toEqual([path, expect.not.stringMatching(/silk/i)]);
  });

  test("has no page: its address returns 404", async () => {
    expect(await findRowBySlug(db(), "outfit", "silk-look")).toBeNull();
    expect(await findRowBySlug(db(), "outfit", ids[0])).toBeNull();
    expect(await findRowBySlug(db(), "blogPost", "silk-words")).toBeNull();
    expect(await findRowBySlug(db(), "blogPost", ids[1])).toBeNull();
  });

  test("has no outbound redirect", async () => {
    for (const link of links) expect((await site.ask(`/go/${link}`)).statusCode).toBe(404);
  });

  test("appears everywhere when it is public", async () => {
    for (const table of ["outfits", "blog_posts"])
      await db().query(`UPDATE ${table} SET date = $1, status = $2`, [publicState.date, publicState.status]);
    expect(await findRowBySlug(db(), "outfit", "silk-look")).toMatchObject({ id: ids[0], gone: false });
    expect((await app.inject("/sitemap-outfits-1.xml")).body).toContain("/outfit/silk-look");
    for (const link of links) expect((await site.ask(`/go/${link}`)).statusCode).toBe(302);
  });
});
