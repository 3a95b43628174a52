import fastify, { type FastifyInstance } from "fastify";
import { linkKey } from "../content/links/linkKey";
import { buildOutfit, buildPost, buildProduct } from "../testing/build";
import { dayFromToday } from "../testing/days";
import { type TestClicks, testClicks } from "../testing/testClicks";
import { findRowBySlug } from "./pages/canonicalRow";
import { registerFeeds } from "./seo/feeds";
import { registerSitemaps } from "./seo/sitemaps";

const shop = "https://northloom.example/p/suit";
const publicUrl = "https://worn.example";

describe("content dated in the future, outside the API", () => {
  let site: TestClicks;
  let app: FastifyInstance;
  const db = () => site.dataSource.manager;
  beforeAll(async () => {
    site = await testClicks();
    app = fastify();
    registerFeeds(app, db, publicUrl);
    registerSitemaps(app, db, publicUrl);
    const date = dayFromToday(2);
    const outfit = await buildOutfit(db(), { title: "Silk Look", slug: "silk-look", date, affiliateLink: shop });
    const product = await buildProduct(db(), { outfitId: outfit.id, affiliateLink: shop });
    const content = `[Buy](${shop})`;
    const post = await buildPost(db(), { title: "Silk Words", slug: "silk-words", date, content });
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

  test("appears everywhere on its day", async () => {
    await db().query("UPDATE outfits SET date = $1", [dayFromToday(0)]);
    await db().query("UPDATE blog_posts SET date = $1", [dayFromToday(0)]);
    expect(await findRowBySlug(db(), "outfit", "silk-look")).toMatchObject({ id: ids[0], gone: false });
    expect((await app.inject("/sitemap-outfits-1.xml")).body).toContain("/outfit/silk-look");
    for (const link of links) expect((await site.ask(`/go/${link}`)).statusCode).toBe(302);
  });
});
