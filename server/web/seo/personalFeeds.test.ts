import fastify, { type FastifyInstance } from "fastify";
import { paths } from "../../../site/addresses";
import { buildCelebrity, buildItem, buildOutfit } from "../../testing/build";
import { type TestApi, testApi } from "../../testing/testApi";
import { listElements, readXml } from "../../testing/files/readXml";
import { deleteUnreadFeeds } from "../../features/readers/follow/personalFeed.service";
import { registerFeeds } from "./feeds";
import { registerPersonalFeeds } from "./personalFeeds";

const publicUrl = "https://worn.example";
const keyOf = (letter: string): string => letter.repeat(22);
const hostile = `Ada & "Bo" <script>alert('1')</script> ]]> \u202e`;

const create = "mutation ($input: CreatePersonalFeedInput!) { createPersonalFeed(input: $input) }";
const update = "mutation ($input: UpdatePersonalFeedInput!) { updatePersonalFeed(input: $input) }";
const revoke = "mutation ($input: PersonalFeedKeyInput!) { revokePersonalFeed(input: $input) }";

describe("personal feeds", () => {
  let api: TestApi;
  let app: FastifyInstance;
  let clients = 0;

  /** Each call comes from another network, so that no limit counts them together. */
  const run = (text: string, input: object, clientAddress = `198.51.100.${(clients += 1)}`) =>
    api.run(text, { input }, { clientAddress });
  const get = (file: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/feeds/mine/${file}`, headers });

  beforeAll(async () => {
    api = await testApi();
    app = fastify();
    const db = () => api.dataSource.manager;
    registerFeeds(app, { readDb: db, publicUrl });
    registerPersonalFeeds(app, { db, readDb: db, publicUrl });
  });
  afterAll(async () => {
    await app.close();
    await api.stop();
  });

  test("are well-formed with hostile titles, private and closed to robots", async () => {
    const { manager } = api.dataSource;
    const celebrity = await buildCelebrity(manager, { name: hostile, slug: "hostile" });
    const look = await buildOutfit(manager, { celebrityId: celebrity.id, title: hostile, description: hostile });
    const key = keyOf("a");
    expect(await run(create, { key, list: "FOLLOWING", ids: [celebrity.id, celebrity.id] })).toMatchObject({
      data: { createPersonalFeed: true },
    });
    const xml = await get(`${key}.xml`);
    expect(xml.headers).toMatchObject({
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
    });
    const [item] = listElements(readXml(xml.body), "item");
    expect(item.children.find(({ name }) => name === "title")?.text).toBe(`${hostile} - ${hostile}`);
    const json = await get(`${key}.json`);
    expect(json.headers["content-type"]).toBe("application/feed+json; charset=utf-8");
    expect(json.json()).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: publicUrl + paths.following(),
      feed_url: `${publicUrl}/feeds/mine/${key}.json`,
      items: [
        {
          id: `urn:uuid:${look.id}`,
          url: publicUrl + paths.outfit(look.slug),
          content_html: expect.not.stringContaining("<script"),
        },
      ],
    });
    const opml = await get(`${key}.opml`);
    expect(opml.headers).toMatchObject({ "content-type": "text/x-opml; charset=utf-8", "x-robots-tag": "noindex" });
    expect(listElements(readXml(opml.body), "outline").map(({ attributes }) => attributes)).toEqual([
      {
        type: "rss",
        text: `WornBy: ${hostile}`,
        title: `WornBy: ${hostile}`,
        htmlUrl: `${publicUrl}/celebrity/hostile`,
        xmlUrl: `${publicUrl}/celebrity/hostile/feed.xml`,
      },
    ]);
    const { headers } = await get(`${key}.xml`, { "if-none-match": String(xml.headers.etag) });
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect((await get(`${key}.xml`, { "if-none-match": String(xml.headers.etag) })).statusCode).toBe(304);
  });

  test("follow the list as it changes", async () => {
    const { manager } = api.dataSource;
    const key = keyOf("b");
    const item = await buildItem(manager, { title: "Gown", price: "$100", createdAt: new Date("2026-01-01") });
    await manager.query("UPDATE category_items SET in_stock = FALSE WHERE id = $1", [item.id]);
    await manager.query("UPDATE restocks SET sold_out_on = sold_out_on - 3 WHERE offer_id = $1", [item.id]);
    await manager.query("UPDATE category_items SET in_stock = TRUE WHERE id = $1", [item.id]);
    await run(create, { key, list: "FAVORITES", ids: [] });
    expect((await get(`${key}.json`)).json()).toMatchObject({ items: [] });
    expect((await run(update, { key, ids: [item.id] })).data).toEqual({ updatePersonalFeed: true });
    expect((await get(`${key}.json`)).json()).toMatchObject({ items: [{ title: "Back in stock: Gown" }] });
    expect((await get(`${key}.opml`)).statusCode).toBe(404);
  });

  test("are gone for ever once revoked: a late change does not revive them", async () => {
    const key = keyOf("c");
    await run(create, { key, list: "FOLLOWING", ids: [] });
    expect((await run(revoke, { key })).data).toEqual({ revokePersonalFeed: true });
    expect((await run(update, { key, ids: [] })).data).toEqual({ updatePersonalFeed: false });
    expect((await run(revoke, { key })).data).toEqual({ revokePersonalFeed: false });
    for (const format of ["xml", "json", "opml"]) {
      const { statusCode, headers, body } = await get(`${key}.${format}`);
      expect([statusCode, headers["cache-control"], body]).toEqual([404, "no-store", "There is no such feed."]);
    }
  });

  test.each([
    "",
    "x.xml",
    `${keyOf("z")}.xml`,
    `${keyOf("a")}.html`,
    `${keyOf("a")}`,
    `${keyOf("a")}x.xml`,
    "%00.xml",
    `${"%2e".repeat(22)}.xml`,
  ])("%j is not found", async (file) => expect((await get(file)).statusCode).toBe(404));

  test.each([
    [{ key: "short" }, "The key must have 22 characters of base64url."],
    [{ key: `${keyOf("d")}\n` }, "The key must have 22 characters of base64url."],
    [{ ids: ["' OR 1=1"] }, "Each entry must be a UUID."],
    [
      { ids: Array.from({ length: 1_001 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`) },
      "A feed can have at most 1,000 entries of a list.",
    ],
  ])("refuse bad values (%#)", async (bad, sentence) => {
    const { data, errors } = await run(create, { key: keyOf("d"), list: "FOLLOWING", ids: [], ...bad });
    expect([data, errors[0].extensions.code]).toEqual([null, "BAD_USER_INPUT"]);
    expect(Object.values(errors[0].extensions.fieldErrors ?? {}).join()).toContain(sentence);
    expect((await get(`${keyOf("d")}.xml`)).statusCode).toBe(404);
  });

  test("are at most ten new ones an hour from one network", async () => {
    const codes: unknown[] = [];
    for (let at = 0; at < 11; at++) {
      const key = `${keyOf("e").slice(2)}${String(at).padStart(2, "0")}`;
      const { errors } = await run(create, { key, list: "FOLLOWING", ids: [] }, "192.0.2.77");
      codes.push(errors[0]?.extensions.code);
    }
    expect(codes).toEqual([...Array<undefined>(10).fill(undefined), "TOO_MANY_REQUESTS"]);
  });

  test("are deleted when no reader has asked for them in 400 days", async () => {
    const { manager } = api.dataSource;
    for (const letter of ["f", "g"]) await run(create, { key: keyOf(letter), list: "FOLLOWING", ids: [] });
    await manager.query("UPDATE personal_feeds SET read_at = now() - interval '401 days'");
    expect((await get(`${keyOf("g")}.xml`)).statusCode).toBe(200);
    await deleteUnreadFeeds(manager);
    expect(await manager.query("SELECT count(*)::int AS left FROM personal_feeds")).toEqual([{ left: 1 }]);
    expect((await get(`${keyOf("f")}.xml`)).statusCode).toBe(404);
  });
});
