import fastify, { type FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { Settings } from "../../features/site/settings/settings.entity";
import { linkKey } from "../../core/links/linkKey";
import { AffiliateProgram, ProgramKind } from "../../features/site/programs/affiliateProgram.entity";
import type { Event } from "../../features/content/event/event.entity";
import type { Outfit } from "../../features/content/outfit/outfit.entity";
import {
  buildBrand,
  buildCelebrity,
  buildEvent,
  buildItem,
  buildOutfit,
  buildPiece,
  buildPost,
  buildScene,
  buildShow,
} from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { isNotModified } from "../conditional";
import { withAbsoluteAddresses } from "./feedXml";
import { registerFeeds } from "./feeds";
import { escapeXml } from "./xml";

const publicUrl = "https://worn.example";
const unescaped = (xml: string) =>
  xml
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");
const fields = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map((match) => unescaped(match[1]));

describe("feeds", () => {
  let dataSource: DataSource;
  let app: FastifyInstance;

  beforeAll(async () => {
    dataSource = await testDatabase();
    app = fastify();
    registerFeeds(app, { readDb: () => dataSource.manager, publicUrl });
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
  });

  test("contain whole articles, newest first, with absolute URLs and disclosed affiliate links", async () => {
    const { manager } = dataSource;
    const title = 'Belts & "bows" <b>\u0000]]>';
    const uploaded = "/pictures/0123456789abcdef0123456789abcdef-960x640.webp";
    await buildPost(manager, { title: "Older", date: "2026-01-01", content: "Plain.", image: uploaded });
    const post = await buildPost(manager, {
      title: title.replace("\u0000", ""),
      date: "2026-02-03",
      image: "/art/post/1.svg",
      excerpt: "Short",
      content: "# One\n\nSee [ours](/celebrities) and [theirs](https://northloom.example/x?a=1&b=2).",
    });
    const response = await app.inject("/blog/feed.xml");
    expect(response.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const xml = response.body;
    expect(fields(xml, "title")).toEqual(["WornBy: Fashion Blog", 'Belts & "bows" <b>]]>', "Older"]);
    expect(fields(xml, "link")[1]).toBe(`${publicUrl}/blog/${post.slug}`);
    expect(fields(xml, "pubDate")[0]).toBe("Tue, 03 Feb 2026 00:00:00 GMT");
    const [content] = fields(xml, "content:encoded");
    expect(content).toContain(`<img src="${publicUrl}/art/post/1.jpg"`);
    expect(content).toContain(`<a href="${publicUrl}/celebrities">ours</a>`);
    const key = linkKey("https://northloom.example/x?a=1&b=2");
    expect(content).toContain(`href="${publicUrl}/go/${post.id}/${key}?from=feed"`);
    const { disclosureText } = await manager.findOneByOrFail(Settings, { id: 1 });
    expect(content.indexOf(disclosureText)).toBeGreaterThan(-1);
    expect(content.indexOf(disclosureText)).toBeLessThan(content.indexOf('rel="sponsored'));
    expect(fields(xml, "content:encoded")[1]).toBe(`<p><img src="${publicUrl}${uploaded}" alt=""></p><p>Plain.</p>`);
    expect(xml).toContain(`<atom:link href="${publicUrl}/blog/feed.xml" rel="self"`);
  });

  test("of a topic contain its articles only", async () => {
    await buildPost(dataSource.manager, { title: "Vintage labels" });
    const { body } = await app.inject("/blog/topic/vintage/feed.xml");
    expect(fields(body, "title")).toEqual(["WornBy: Vintage", "Vintage labels"]);
    expect((await app.inject("/blog/topic/nothing/feed.xml")).statusCode).toBe(404);
  });

  test("of outfits name the celebrities", async () => {
    const { id: celebrityId } = await buildCelebrity(dataSource.manager, { name: "Ada & Co" });
    await buildOutfit(dataSource.manager, {
      celebrityId,
      description: "One.\n\nTwo <3",
      occasion: "Gala",
      date: "2026-03-02",
    });
    const { body } = await app.inject("/celebrities/feed.xml");
    expect(fields(body, "title")).toEqual(["WornBy: Celebrity Outfits", "Navy Suit - Ada & Co"]);
    expect(fields(body, "content:encoded")).toEqual(["<p>One.</p><p>Two &lt;3</p>"]);
    expect(fields(body, "category")).toEqual(["Gala"]);
    expect(fields(body, "pubDate")).toEqual(["Mon, 02 Mar 2026 00:00:00 GMT"]);
  });

  test("of an event contain its looks only", async () => {
    const { manager } = dataSource;
    const event = await buildEvent(manager, { name: "Lumen Gala", slug: "lumen-gala" });
    const { id: celebrityId } = await buildCelebrity(manager, { name: "Io Lane" });
    await buildOutfit(manager, { celebrityId, title: "Red Gown", eventId: event.id });
    const { body } = await app.inject("/event/lumen-gala/feed.xml");
    expect(fields(body, "title")).toEqual(["WornBy: Lumen Gala", "Red Gown - Io Lane"]);
    expect((await app.inject("/event/nothing/feed.xml")).statusCode).toBe(404);
  });

  test("of a series, a show, its parts and a brand contain their looks only", async () => {
    const { manager } = dataSource;
    const { id: celebrityId } = await buildCelebrity(manager, { name: "Io Lane" });
    const gala = (year: number, row: Partial<Event> = {}) =>
      buildEvent(manager, { name: `Tide Gala ${year}`, slug: `tide-${year}`, series: "Tide Gala", ...row });
    const [first, second, hidden] = [await gala(2024), await gala(2025), await gala(2026, { status: "DRAFT" })];
    const look = (title: string, row: Partial<Outfit>, day: number) =>
      buildOutfit(manager, { celebrityId, title, date: `2026-03-0${day}`, ...row });
    await look("Ivory Gown", { eventId: first.id }, 1);
    await look("Black Suit", { eventId: second.id }, 2);
    await look("Pink Suit", { eventId: hidden.id }, 3);
    const show = await buildShow(manager, { title: "Harbor Lights", slug: "harbor-lights" });
    const coat = await look("Green Coat", await buildScene(manager, show.id), 4);
    await look("Gray Coat", { showId: show.id }, 5);
    await buildShow(manager, { slug: "hidden-show", status: "DRAFT" });
    await buildBrand(manager, { name: "Lune", slug: "lune" });
    await buildPiece(manager, { outfitId: coat.id, name: "Coat", brandName: "LUNE" });
    const titles = async (path: string) => fields((await app.inject(`${path}/feed.xml`)).body, "title");
    const [green, gray] = ["Green Coat - Io Lane", "Gray Coat - Io Lane"];
    expect(await titles("/event/tide-2024/series")).toEqual([
      "WornBy: Tide Gala",
      "Black Suit - Io Lane",
      "Ivory Gown - Io Lane",
    ]);
    expect(await titles("/show/harbor-lights")).toEqual(["WornBy: Harbor Lights", gray, green]);
    expect(await titles("/show/harbor-lights/season-2")).toEqual(["WornBy: Harbor Lights, season 2", green]);
    const mara = "/show/harbor-lights/character/mara-quill";
    expect(await titles(mara)).toEqual(["WornBy: Mara Quill of Harbor Lights", green]);
    expect(await titles("/brand/lune")).toEqual(["WornBy: Lune", green]);
    const { body } = await app.inject(`${mara}/feed.json`);
    expect(JSON.parse(body)).toMatchObject({
      home_page_url: publicUrl + mara,
      feed_url: `${publicUrl}${mara}/feed.json`,
    });
    const gone = ["/event/lumen-gala/series", "/event/tide-2026/series", "/show/hidden-show", "/brand/nothing"];
    const parts = ["season-3", "season-x", "character/nobody"].map((part) => `/show/harbor-lights/${part}`);
    for (const path of [...gone, ...parts])
      expect([path, (await app.inject(`${path}/feed.xml`)).statusCode]).toEqual([path, 404]);
  });

  test("of a category say price and shop, and no price that its program lets nobody show for long", async () => {
    const { manager } = dataSource;
    const limited = { name: "Northloom", kind: ProgramKind.MARKETPLACE, hosts: ["northloom.example"] };
    await manager.insert(AffiliateProgram, { ...limited, priceLimitHours: 24 });
    const sold = { categoryName: "shoes", retailer: "Halden" };
    await buildItem(manager, { ...sold, title: "Boots", price: "$90", affiliateLink: "https://halden.example/boots" });
    await buildItem(manager, { ...sold, title: "Loafers", price: "" });
    await buildItem(manager, { ...sold, title: "Pumps", price: "$80", retailer: "" });
    const northloom = { retailer: "Northloom", affiliateLink: "https://northloom.example/clogs" };
    await buildItem(manager, { ...sold, ...northloom, title: "Clogs", price: "$70" });
    const { items } = (await app.inject("/category/shoes/feed.json")).json<{ items: Record<string, string>[] }>();
    expect(Object.fromEntries(items.map(({ title, summary }) => [title, summary]))).toEqual({
      "New: Boots": "For $90 at Halden.",
      "New: Loafers": "Halden sells it.",
      "New: Pumps": "For $80.",
      "New: Clogs": "Northloom sells it.",
    });
  });

  test("return 304 when nothing changed", async () => {
    const first = await app.inject("/blog/feed.xml");
    const etag = String(first.headers.etag);
    const again = (headers: Record<string, string>) => app.inject({ url: "/blog/feed.xml", headers });
    expect(await again({ "if-none-match": etag })).toMatchObject({ statusCode: 304, body: "" });
    await buildPost(dataSource.manager, { title: "Fresh" });
    expect((await again({ "if-none-match": etag })).body).toContain("Fresh");
  });
});

test("conditional requests use the tag, and the date only without a tag", () => {
  const changed = new Date("2026-01-01T00:00:00.900Z");
  expect(isNotModified({ "if-none-match": '"b", W/"a"' }, 'W/"a"', changed)).toBe(true);
  expect(isNotModified({ "if-none-match": '"a"' }, 'W/"a"', changed)).toBe(true);
  expect(isNotModified({ "if-none-match": "*" }, 'W/"a"', changed)).toBe(true);
  const date = { "if-modified-since": "Thu, 01 Jan 2026 00:00:00 GMT" };
  expect(isNotModified(date, 'W/"a"', changed)).toBe(true);
  expect(isNotModified({ ...date, "if-none-match": '"b"' }, 'W/"a"', changed)).toBe(false);
  expect(isNotModified({ "if-modified-since": "Wed, 31 Dec 2025 23:59:59 GMT" }, 'W/"a"', changed)).toBe(false);
  expect(isNotModified({ "if-modified-since": "yesterday" }, 'W/"a"', changed)).toBe(false);
  expect(isNotModified({}, 'W/"a"', changed)).toBe(false);
});

test("escapeXml removes invalid characters and escapes the others", () => {
  expect(escapeXml(`a\u0000\u001b\ufffe\ud800<b> & "c" 'd' \u{1f600}\n`)).toBe(
    "a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; \u{1f600}\n",
  );
});

test("withAbsoluteAddresses changes URLs in tags only", () => {
  expect(withAbsoluteAddresses('<a href="/x">href="/y"</a><img src="//e.example/z">', publicUrl)).toBe(
    `<a href="${publicUrl}/x">href="/y"</a><img src="//e.example/z">`,
  );
});
