import { randomBytes, randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import type { DataSource, EntityManager } from "typeorm";
import { hashSecret } from "../../core/access/secretToken";
import { PersonalFeed } from "../../features/readers/follow/personalFeed.entity";
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { listElements, readXml } from "../../testing/files/readXml";
import { type SimulatedDays, simulateDays } from "../../testing/time/simulatedDays";
import { registerFeeds } from "./feeds";
import { registerPersonalFeeds } from "./personalFeeds";

const publicUrl = "https://worn.example";
const days = 30;
const start = Date.parse("2027-03-01T12:00:00Z");
const timeOf = (day: number): Date => new Date(start + day * 86_400_000);
const dateOf = (day: number): string => timeOf(day).toISOString().slice(0, 10);

type Feed = "celebrity" | "category" | "topic" | "favorites" | "following";

/** An event, the feeds that have it, and the days on which they show it: from the first to the one before the second. */
interface Expected {
  id: string;
  feeds: readonly Feed[];
  shown: readonly (readonly [from: number, to: number])[];
}

const everDay = (from: number) => [[from, days]] as const;

describe("thirty days of feeds", () => {
  let dataSource: DataSource;
  let clock: SimulatedDays;
  let app: FastifyInstance;
  let db: EntityManager;
  let addresses: Record<Feed, string>;
  let actions: Record<number, () => Promise<unknown>>;
  let expected: Expected[];

  /** Changes columns as the application's statements do, so that the triggers record it. */
  const change = (table: string, id: string, assignments: string): Promise<unknown> =>
    db.query(`UPDATE ${table} SET ${assignments} WHERE id = $1`, [id]);
  const setPrice = (table: string, id: string, amount: number) =>
    change(table, id, `price = '$${amount}', price_amount = ${amount}, price_checked_at = now()`);
  const createFeed = async (list: PersonalFeed["list"], subjectIds: string[]): Promise<string> => {
    const key = randomBytes(16).toString("base64url");
    await db.insert(PersonalFeed, { keyHash: hashSecret(key), list, subjectIds, readAt: timeOf(0) });
    return `/feeds/mine/${key}`;
  };
  const checkLink = (address: string, state: string, failures: number) =>
    db.query(
      `INSERT INTO link_checks (address, host, state, failures) VALUES ($1, 'shop.example', $2, $3)
       ON CONFLICT (md5(address)) DO UPDATE SET state = $2, failures = $3`,
      [address, state, failures],
    );

  async function buildWorld(): Promise<void> {
    const before = { createdAt: timeOf(-60), priceCheckedAt: timeOf(-60) };
    const ada = await buildCelebrity(db, { name: "Ada", slug: "ada" });
    const other = await buildCelebrity(db, { name: "Bo", slug: "bo" });
    const look = (values: object) => buildOutfit(db, { celebrityId: ada.id, date: "2027-01-05", ...values });
    const first = await look({ title: "First", createdAt: timeOf(-60) });
    await look({ title: "Of another", celebrityId: other.id, createdAt: timeOf(-50) });
    const link = "https://shop.example/boots";
    const coat = await buildProduct(db, { outfitId: first.id, title: "Coat", price: "$240", ...before });
    const boots = await buildProduct(db, {
      outfitId: first.id,
      title: "Boots",
      price: "$100",
      affiliateLink: link,
      ...before,
    });
    const dress = await buildItem(db, { title: "Wrap", price: "$90", ...before });
    const skirt = await buildItem(db, { title: "Skirt", price: "$90", ...before });
    await checkLink(link, "OK", 0);
    const favorites = await createFeed("FAVORITES", [first.id, dress.id]);
    const following = await createFeed("FOLLOWING", [ada.id]);
    addresses = {
      celebrity: "/celebrity/ada/feed",
      category: "/category/dresses/feed",
      topic: "/blog/topic/vintage/feed",
      favorites,
      following,
    };
    const [look1, look2, look3, bag, item, post, draftPost] = Array.from({ length: 7 }, randomUUID);
    actions = {
      1: () => look({ id: look1, title: "Second", createdAt: timeOf(1) }),
      2: () => look({ id: look2, title: "Draft", status: "DRAFT", createdAt: timeOf(2) }),
      3: async () => {
        await look({ id: look3, title: "Later", date: dateOf(9), createdAt: timeOf(3) });
        await buildPost(db, { id: post, title: "Vintage one", date: dateOf(3), createdAt: timeOf(3) });
      },
      4: () => setPrice("affiliate_products", coat.id, 180),
      5: () => setPrice("affiliate_products", boots.id, 80),
      6: () => change("outfits", look2, "status = 'PUBLISHED'"),
      7: () => change("category_items", dress.id, "in_stock = FALSE"),
      8: () => setPrice("affiliate_products", coat.id, 230),
      10: () => setPrice("affiliate_products", coat.id, 180),
      11: () => change("category_items", dress.id, "in_stock = TRUE"),
      12: () => setPrice("affiliate_products", boots.id, 60),
      13: async () => {
        await change("category_items", skirt.id, "in_stock = FALSE");
        await change("category_items", skirt.id, "in_stock = TRUE");
      },
      14: () => change("category_items", dress.id, "in_stock = FALSE"),
      15: () => change("outfits", look1, "status = 'DRAFT'"),
      16: () => change("category_items", dress.id, "in_stock = TRUE"),
      17: () =>
        buildProduct(db, {
          id: bag,
          outfitId: first.id,
          title: "Bag",
          createdAt: timeOf(17),
          priceCheckedAt: timeOf(17),
        }),
      18: () => change("outfits", look1, "status = 'PUBLISHED'"),
      19: () => checkLink(link, "BROKEN", 2),
      20: () =>
        buildPost(db, {
          id: draftPost,
          title: "Vintage two",
          date: "2026-01-01",
          status: "DRAFT",
          createdAt: timeOf(20),
        }),
      21: () => checkLink(link, "OK", 0),
      22: () => change("affiliate_products", bag, "deleted_at = now()"),
      23: () =>
        buildItem(db, { id: item, title: "Gown", price: "$100", createdAt: timeOf(23), priceCheckedAt: timeOf(23) }),
      24: () => change("blog_posts", draftPost, "status = 'PUBLISHED'"),
      25: async () => {
        await setPrice("category_items", skirt.id, 70);
        await setPrice("category_items", skirt.id, 60);
      },
      26: () => change("blog_posts", post, "deleted_at = now()"),
      27: () => setPrice("category_items", item, 70),
      28: () => change("outfits", first.id, "status = 'IN_REVIEW'"),
      29: () => change("category_items", item, "deleted_at = now()"),
    };
    const [ofAda, ofLook] = [
      ["celebrity", "following"],
      ["celebrity", "following", "favorites"],
    ] as const;
    const event = (id: string, feeds: readonly Feed[], ...shown: Expected["shown"][number][]) => ({ id, feeds, shown });
    const on = (kind: string, id: string, day: number) => `${kind}:${id}:${dateOf(day)}`;
    expected = [
      event(`urn:uuid:${first.id}`, ofAda, [0, 28]),
      event(`urn:uuid:${dress.id}`, ["category"], ...everDay(0)),
      event(`urn:uuid:${skirt.id}`, ["category"], ...everDay(0)),
      event(`urn:uuid:${look1}`, ofAda, [1, 15], [18, days]),
      event(`urn:uuid:${look2}`, ofAda, ...everDay(6)),
      event(`urn:uuid:${look3}`, ofAda, ...everDay(9)),
      event(`urn:uuid:${post}`, ["topic"], [3, 26]),
      event(`urn:uuid:${draftPost}`, ["topic"], ...everDay(24)),
      // Its price rises again; later it is as low as it was 6 days before, which is no drop.
      event(on("drop", coat.id, 4), ofLook, [4, 8]),
      event(on("drop", boots.id, 5), ofLook, [5, 12]),
      event(on("drop", boots.id, 12), ofLook, [12, 19], [21, 28]),
      event(on("restock", boots.id, 21), ofLook, [21, 28]),
      event(on("restock", dress.id, 11), ["category", "favorites"], [11, 14]),
      event(on("restock", dress.id, 16), ["category", "favorites"], ...everDay(16)),
      event(`urn:uuid:${bag}`, ["favorites"], [17, 22]),
      event(`urn:uuid:${item}`, ["category"], [23, 29]),
      event(on("drop", skirt.id, 25), ["category"], ...everDay(25)),
      event(on("drop", item, 27), ["category"], [27, 29]),
    ];
  }

  beforeAll(async () => {
    dataSource = await testDatabase();
    clock = await simulateDays(dataSource);
    db = clock.db;
    app = fastify();
    registerFeeds(app, { readDb: () => db, publicUrl });
    registerPersonalFeeds(app, { db: () => db, readDb: () => db, publicUrl });
    await clock.setTime(timeOf(0));
    await buildWorld();
  });
  afterAll(async () => {
    await app.close();
    await clock.stop();
    await dataSource.destroy();
  });

  /** Returns the ids in both formats, in order; they are the same. */
  async function readIds(feed: Feed): Promise<string[]> {
    const xml = readXml((await app.inject(`${addresses[feed]}.xml`)).body);
    const ids = listElements(xml, "guid").map(({ text }) => text);
    const json = (await app.inject(`${addresses[feed]}.json`)).json<{ items: { id: string }[] }>();
    expect(json.items.map(({ id }) => id)).toEqual(ids);
    return ids;
  }

  test("have each event once under the same id, and nothing that was withdrawn", async () => {
    const seen = new Map<string, number>();
    for (let day = 0; day < days; day++) {
      await clock.setTime(timeOf(day));
      // A shop's feed confirms prices every night.
      await db.query("UPDATE affiliate_products SET price_checked_at = now()");
      await db.query("UPDATE category_items SET price_checked_at = now()");
      await actions[day]?.();
      for (const feed of Object.keys(addresses) as Feed[]) {
        const ids = await readIds(feed);
        const shown = expected.filter(
          (event) => event.feeds.includes(feed) && event.shown.some(([from, to]) => day >= from && day < to),
        );
        expect({ day, feed, ids: ids.toSorted() }).toEqual({ day, feed, ids: shown.map(({ id }) => id).toSorted() });
        for (const id of ids) seen.set(`${feed} ${id}`, (seen.get(`${feed} ${id}`) ?? 0) + 1);
      }
    }
    // A reader that keeps what it has seen by its id has each event exactly once.
    expect([...seen.keys()].toSorted()).toEqual(
      expected.flatMap(({ id, feeds }) => feeds.map((feed) => `${feed} ${id}`)).toSorted(),
    );
  });

  test("end with the list: a celebrity in the trash is in no feed", async () => {
    await db.query("UPDATE celebrities SET deleted_at = now() WHERE slug = 'ada'");
    expect((await app.inject("/celebrity/ada/feed.xml")).statusCode).toBe(404);
    expect(await readIds("following")).toEqual([]);
  });
});
