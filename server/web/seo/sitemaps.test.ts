import fastify, { type FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { PublicationStatus } from "../../core/kinds/publishableRow";
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildScene, buildShow } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { registerRobots } from "./robots";
import { registerSitemaps } from "./sitemaps";

const publicUrl = "https://worn.example";
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
const changes = (xml: string) => [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map((match) => match[1]);

describe("sitemaps and robots.txt", () => {
  let dataSource: DataSource;
  let app: FastifyInstance;
  const get = async (path: string) => (await app.inject(path)).body;

  beforeAll(async () => {
    dataSource = await testDatabase();
    app = fastify();
    registerRobots(app, { publicUrl });
    registerSitemaps(app, { readDb: () => dataSource.manager, publicUrl }, 2);
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
  });

  test("a new site lists its fixed pages, and those with which it begins", async () => {
    expect(locations(await get("/sitemap.xml"))).toEqual(
      ["pages", "categories", "topics", "texts-1", "texts-2"].map((name) => `${publicUrl}/sitemap-${name}.xml`),
    );
    const texts = [...locations(await get("/sitemap-texts-1.xml")), ...locations(await get("/sitemap-texts-2.xml"))];
    expect(texts.sort()).toEqual(
      ["affiliate-disclosure", "privacy-policy", "terms-of-service"].map((slug) => `${publicUrl}/${slug}`),
    );
    expect(locations(await get("/sitemap-categories.xml"))).toEqual([]);
    expect(locations(await get("/sitemap-topics.xml"))).toEqual([]);
    expect(locations(await get("/sitemap-pages.xml"))).toContain(`${publicUrl}/celebrities`);
  });

  test("every public row is in one file, with the time of its last change", async () => {
    const { manager } = dataSource;
    const rows = [];
    for (const day of [1, 2, 3])
      rows.push(await buildCelebrity(manager, { createdAt: new Date(Date.UTC(2026, 0, day)) }));
    await buildCelebrity(manager, { deletedAt: new Date() });
    await buildOutfit(manager, { celebrityId: rows[0].id });

    const response = await app.inject("/sitemap-celebrities-1.xml");
    expect(response.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(locations(response.body)).toEqual(rows.slice(0, 2).map(({ slug }) => `${publicUrl}/celebrity/${slug}`));
    expect(changes(response.body)).toEqual(rows.slice(0, 2).map(({ updatedAt }) => updatedAt.toISOString()));
    expect(locations(await get("/sitemap-celebrities-2.xml"))).toEqual([`${publicUrl}/celebrity/${rows[2].slug}`]);

    const index = await get("/sitemap.xml");
    expect(locations(index).slice(3, -2)).toEqual(
      ["celebrities-1", "celebrities-2", "outfits-1"].map((name) => `${publicUrl}/sitemap-${name}.xml`),
    );
    expect(changes(index)[1]).toBe(rows[2].updatedAt.toISOString());
  });

  test("seasons, episodes and characters with public looks have addresses", async () => {
    const { manager } = dataSource;
    expect((await app.inject("/sitemap-scenes-1.xml")).statusCode).toBe(404);
    const look = async (row: Parameters<typeof buildShow>[1], outfit: Parameters<typeof buildOutfit>[1] = {}) => {
      const { id: showId } = await buildShow(manager, row);
      return buildOutfit(manager, { ...(await buildScene(manager, showId)), ...outfit });
    };
    const draft = { status: PublicationStatus.DRAFT };
    await look({ slug: "harbor-lights" });
    await look({ slug: "hidden-show", ...draft });
    await look({ slug: "hidden-look" }, draft);
    const shown = [...locations(await get("/sitemap-scenes-1.xml")), ...locations(await get("/sitemap-scenes-2.xml"))];
    const show = `${publicUrl}/show/harbor-lights`;
    expect(shown.sort()).toEqual([`${show}/character/mara-quill`, `${show}/season-2`, `${show}/season-2/episode-5`]);
    expect(locations(await get("/sitemap.xml"))).toContain(`${publicUrl}/sitemap-scenes-2.xml`);
  });

  test("lists have the date of their newest row, and empty lists are omitted", async () => {
    const { manager } = dataSource;
    const post = await buildPost(manager, { title: "Vintage labels", category: "" });
    const item = await buildItem(manager, { categoryName: "shoes" });
    const look = await buildOutfit(manager, { title: "Emerald gown" });
    const topics = await get("/sitemap-topics.xml");
    expect(locations(topics)).toEqual([`${publicUrl}/blog/topic/vintage`]);
    expect(changes(topics)).toEqual([post.updatedAt.toISOString()]);
    const categories = await get("/sitemap-categories.xml");
    expect(locations(categories)).toEqual([`${publicUrl}/category/shoes`, `${publicUrl}/categories/dresses`]);
    expect(changes(categories)).toEqual([item.updatedAt.toISOString(), look.updatedAt.toISOString()]);
    const pages = await get("/sitemap-pages.xml");
    expect(pages).toContain(`<loc>${publicUrl}/shop</loc></url>`);
    expect(pages).toContain(`<loc>${publicUrl}/blog</loc><lastmod>${post.updatedAt.toISOString()}</lastmod>`);
  });

  test.each(["celebrities-0", "celebrities-9", "celebrities", "celebrities-1e1", "constructor", "toString-1", "x-1"])(
    "returns 404 for %s",
    async (name) => expect((await app.inject(`/sitemap-${name}.xml`)).statusCode).toBe(404),
  );

  test("robots.txt names the sitemap and excludes private paths", async () => {
    const text = await get("/robots.txt");
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
    for (const path of ["/admin", "/go/", "/graphql", "/search"]) expect(text).toContain(`Disallow: ${path}\n`);
  });
});

describe("sitemaps without a public URL", () => {
  test("use the request's host, and reject an invalid one", async () => {
    const app = fastify();
    registerRobots(app, { publicUrl: null });
    const get = (host: string) => app.inject({ url: "/robots.txt", headers: { host } });
    expect((await get("Worn.example:81")).body).toContain("Sitemap: http://worn.example:81/sitemap.xml\n");
    expect((await get("x/\u0020Sitemap: y")).statusCode).toBe(400);
    await app.close();
  });
});
