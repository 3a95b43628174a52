import { randomUUID } from "node:crypto";
import { write } from "../../../core/write/write";
import { startSession } from "../../people/accounts/session.service";
import { getSettings, updateSettings } from "../../site/settings/settings.service";
import {
  buildAdministrator,
  buildCelebrity,
  buildItem,
  buildOutfit,
  buildPost,
  buildProduct,
} from "../../../testing/build";
import { fakeOnly } from "../../../testing/time/fakeTimers";
import { browser, type TestClicks, testClicks } from "../../../testing/testClicks";

const shop = "https://www.northloom.example/p/suit";
const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

interface Click {
  target_type: string;
  link_key: string;
  outfit_id: string | null;
  celebrity_id: string | null;
  retailer: string;
  page: string;
  placement: string;
  discount_reason: string | null;
  visitor_hash: string;
}

describe("click store", () => {
  let site: TestClicks;
  const db = () => site.dataSource.manager;
  /** Returns a different visitor for each number. */
  const from = (visitor: number) => ({ remoteAddress: `203.0.113.${visitor}` });
  /** Twice, because the first call may join a write that began before the last click. */
  const flush = async () => {
    await site.recorder.flush();
    await site.recorder.flush();
  };
  const readClicks = async (id: string): Promise<Click[]> => {
    await flush();
    return site.query("SELECT * FROM link_clicks WHERE target_id = $1 ORDER BY id", [id]);
  };
  const counted = async (id: string): Promise<number> => {
    const [{ clicks }] = await site.query<{ clicks: number }>(
      "SELECT COALESCE(sum(clicks), 0)::int AS clicks FROM click_days WHERE target_id = $1",
      [id],
    );
    return clicks;
  };

  beforeAll(async () => (site = await testClicks()));
  afterEach(() => jest.useRealTimers());
  afterAll(() => site.stop());

  test("counts 10 of 10 browsers, and stores 5 HEAD, 5 bots, 3 prefetches and 2 repeats with reasons, without addresses", async () => {
    const { id } = await buildItem(db(), { affiliateLink: shop });
    const url = `/go/${id}`;
    for (let visitor = 1; visitor <= 10; visitor++) await site.ask(url, from(visitor));
    for (let visitor = 11; visitor <= 15; visitor++) await site.ask(url, { method: "HEAD", ...from(visitor) });
    for (let visitor = 16; visitor <= 20; visitor++)
      await site.ask(url, { headers: { "user-agent": bot }, ...from(visitor) });
    const ahead = [{ "sec-purpose": "prefetch;prerender" }, { purpose: "prefetch" }, { "x-moz": "prefetch" }];
    for (const [at, headers] of ahead.entries()) await site.ask(url, { headers, ...from(21 + at) });
    for (const visitor of [1, 2]) await site.ask(url, from(visitor));
    const clicks = await readClicks(id);
    const numbers: Record<string, number> = {};
    for (const { discount_reason: reason } of clicks)
      numbers[reason ?? "counts"] = (numbers[reason ?? "counts"] ?? 0) + 1;
    expect(numbers).toEqual({ counts: 10, head: 5, bot: 5, prefetch: 3, repeat: 2 });
    expect(await counted(id)).toBe(10);
    const tables = await site.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    for (const { name } of tables) {
      const found = await site.query(
        `SELECT FROM "${name}" AS r WHERE r::text LIKE '%203.0.113.%' OR r::text LIKE '%Mozilla%'`,
      );
      expect([name, found]).toEqual([name, []]);
    }
  });

  test("stores what a click belongs to, its page and its placement", async () => {
    const celebrity = await buildCelebrity(db());
    const outfit = await buildOutfit(db(), { celebrityId: celebrity.id, affiliateLink: shop, slug: "the-suit" });
    const product = await buildProduct(db(), { outfitId: outfit.id, affiliateLink: shop, retailer: "Northloom" });
    const referer = "http://localhost:80/outfit/the-suit?x=1";
    await site.ask(`/go/${product.id}?from=card`, { headers: { referer } });
    await site.ask(`/go/${outfit.id}?from=nonsense`, { headers: { referer: "https://other.example/page" } });
    const place = { outfit_id: outfit.id, celebrity_id: celebrity.id, retailer: "Northloom" };
    expect(await readClicks(product.id)).toEqual([
      expect.objectContaining({ target_type: "product", ...place, page: "/outfit/the-suit", placement: "card" }),
    ]);
    expect(await readClicks(outfit.id)).toEqual([
      expect.objectContaining({ target_type: "outfit", ...place, page: "", placement: "" }),
    ]);
  });

  test("distinguishes the links of an article", async () => {
    const { id } = await buildPost(db(), { content: "[a](https://a.example/1) and [b](https://b.example)" });
    const [{ content }] = await site.query<{ content: string }>("SELECT content FROM blog_posts WHERE id = $1", [id]);
    expect(content).toContain("a.example");
    const { listArticleLinks } = await import("../../content/blog/articleLinks.service");
    for (const key of listArticleLinks(content).keys()) await site.ask(`/go/${id}/${key}?from=article`);
    const clicks = await readClicks(id);
    expect(clicks.map(({ retailer, placement }) => [retailer, placement])).toEqual([
      ["a.example", "article"],
      ["b.example", "article"],
    ]);
    expect(clicks.map(({ discount_reason: reason }) => reason)).toEqual([null, null]);
  });

  test("counts the same visitor again after half an hour, and another browser at the same address immediately", async () => {
    const { id } = await buildItem(db(), { affiliateLink: shop });
    await site.ask(`/go/${id}`);
    await site.ask(`/go/${id}`, { headers: { "user-agent": browser.replace("142", "141") } });
    expect(await readClicks(id)).toHaveLength(2);
    expect(await counted(id)).toBe(2);
    await site.ask(`/go/${id}`);
    await readClicks(id);
    expect(await counted(id)).toBe(2);
    await site.query("UPDATE link_clicks SET clicked_at = clicked_at - interval '31 minutes' WHERE target_id = $1", [
      id,
    ]);
    await site.ask(`/go/${id}`);
    await readClicks(id);
    expect(await counted(id)).toBe(3);
  });

  test("does not count signed-in administrators, and ignores invalid cookies", async () => {
    const { id: admin } = await buildAdministrator(db(), { email: "own@a.example", password: "a good password" });
    const { cookie } = await startSession(db(), admin, "");
    const { id } = await buildItem(db(), { affiliateLink: shop });
    await site.ask(`/go/${id}`, { headers: { cookie: `session=${cookie}` } });
    await site.ask(`/go/${id}`, { headers: { cookie: `session=${"x".repeat(43)}` } });
    const clicks = await readClicks(id);
    expect(clicks.map(({ discount_reason: reason }) => reason)).toEqual(["own", null]);
    expect(clicks[0].visitor_hash).toBe("");
  });

  test.each([
    ["browsers of one IPv4 network", (n: number) => `198.18.5.${n}`],
    ["browsers of one IPv6 site", (n: number) => `2001:db8:5:${n.toString(16)}::1`],
    ["names of one browser", () => "198.18.6.1"],
  ])("limits the counted clicks per minute of %s, and redirects all", async (_, address) => {
    jest.useFakeTimers(fakeOnly("Date"));
    const { id } = await buildItem(db(), { affiliateLink: shop });
    const statuses = new Set<number>();
    for (let n = 1; n <= 150; n++) {
      const headers = { "user-agent": browser.replace("142", String(142 + n)) };
      statuses.add((await site.ask(`/go/${id}`, { remoteAddress: address(n), headers })).statusCode);
    }
    expect([...statuses]).toEqual([302]);
    const reasons = (await readClicks(id)).map(({ discount_reason: reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set([null, "limit"]));
    const number = await counted(id);
    expect(number).toBe(30);
    // Other networks are not affected.
    await site.ask(`/go/${id}`, { remoteAddress: "198.18.7.1" });
    await readClicks(id);
    expect(await counted(id)).toBe(number + 1);
  });

  test("limits views in the same way", async () => {
    jest.useFakeTimers(fakeOnly("Date"));
    const payload = JSON.stringify({ path: "/shop" });
    for (let n = 1; n <= 250; n++) {
      const headers = { "content-type": "application/json" };
      await site.ask("/beacon", { method: "POST", payload, headers, remoteAddress: `198.18.8.${n}` });
    }
    await flush();
    const rows = await site.query<{ reason: string; number: number }>(
      "SELECT COALESCE(discount_reason, '') AS reason, count(*)::int AS number FROM page_views WHERE path = '/shop' GROUP BY 1 ORDER BY 1",
    );
    expect(rows.map(({ reason }) => reason)).toEqual(["", "limit"]);
    expect(rows.map(({ number }) => number)).toEqual([120, 130]);
  });

  test.each(["dnt", "sec-gpc"])(
    "stores nothing that identifies a visitor with %s, and counts each of them once",
    async (name) => {
      const { id } = await buildItem(db(), { affiliateLink: shop });
      const other = await buildItem(db(), { affiliateLink: shop });
      const headers = { [name]: "1" };
      for (const visitor of [31, 32, 31]) await site.ask(`/go/${id}`, { headers, ...from(visitor) });
      await site.ask(`/go/${other.id}`, { headers, ...from(31) });
      const clicks = await readClicks(id);
      expect(clicks.map(({ discount_reason: reason }) => reason)).toEqual([null, null, "repeat"]);
      expect((await readClicks(other.id)).map(({ discount_reason: reason }) => reason)).toEqual([null]);
      // A later batch, so that the repeat check also reads the database.
      await site.ask(`/go/${id}`, { headers, ...from(33) });
      await site.ask(`/go/${id}`, { method: "POST", headers, ...from(34) });
      expect((await readClicks(id)).map((click) => [click.discount_reason, click.visitor_hash])).toEqual([
        [null, ""],
        [null, ""],
        ["repeat", ""],
        [null, ""],
        [null, ""],
      ]);
    },
  );

  test("records nothing while counting is disabled in the settings", async () => {
    const settings = await getSettings(db());
    const { version } = await write(db(), null, (change) =>
      updateSettings(change, { version: settings.version, trackOutboundLinks: false }),
    );
    const { id } = await buildItem(db(), { affiliateLink: shop });
    expect((await site.ask(`/go/${id}`)).statusCode).toBe(302);
    expect(await readClicks(id)).toEqual([]);
    await write(db(), null, (change) => updateSettings(change, { version, trackOutboundLinks: true }));
  });

  test("queues clicks while the database is unavailable, and writes them afterwards", async () => {
    const { id } = await buildItem(db(), { affiliateLink: shop });
    await site.ask(`/go/${id}`, from(1));
    site.setDown(true);
    await site.ask(`/go/${id}`, from(2));
    await site.recorder.flush();
    site.setDown(false);
    expect(await readClicks(id)).toHaveLength(2);
  });

  test("uses one salt per day for all processes", async () => {
    await site.query("INSERT INTO visitor_salts (day, salt) VALUES ('2020-01-01', 'old')");
    const { dailySalt } = await import("./visitorSalt.service");
    const [one, other] = [dailySalt(), dailySalt()];
    expect(await one(db(), "2026-05-07")).toBe(await other(db(), "2026-05-07"));
    expect(await one(db(), "2026-05-08")).not.toBe(await other(db(), "2026-05-07"));
    expect(await site.query("SELECT day FROM visitor_salts WHERE day < '2026-05-08'")).toEqual([]);
  });

  test("daily figures equal a direct count", async () => {
    // Another test moves clicks in time, which figures by day do not follow.
    await site.query("TRUNCATE link_clicks, click_days, traffic_days");
    const ids = await Promise.all(Array.from({ length: 5 }, () => buildItem(db(), { affiliateLink: shop })));
    const asked = Array.from({ length: 600 }, (_, n) => n);
    await Promise.all(
      asked.map((n) =>
        site.ask(`/go/${ids[n % 5].id}`, {
          headers: n % 7 === 0 ? { "user-agent": bot } : {},
          remoteAddress: `198.51.100.${n % 50}`,
        }),
      ),
    );
    await flush();
    const difference = await site.query(
      `(SELECT (clicked_at AT TIME ZONE 'UTC')::date, 'click', COALESCE(discount_reason, ''), count(*)::int FROM link_clicks GROUP BY 1, 2, 3
        EXCEPT SELECT day, kind, reason, number FROM traffic_days)
       UNION ALL
       (SELECT day, kind, reason, number FROM traffic_days WHERE kind = 'click'
        EXCEPT SELECT (clicked_at AT TIME ZONE 'UTC')::date, 'click', COALESCE(discount_reason, ''), count(*)::int FROM link_clicks GROUP BY 1, 2, 3)`,
    );
    const targets = await site.query(
      `SELECT FROM (SELECT target_id, count(*)::int AS number FROM link_clicks WHERE discount_reason IS NULL GROUP BY 1) direct
       FULL JOIN (SELECT target_id, sum(clicks)::int AS number FROM click_days GROUP BY 1) days USING (target_id)
       WHERE direct.number IS DISTINCT FROM days.number`,
    );
    expect(targets).toEqual([]);
    expect(difference).toEqual([]);
    const [{ number }] = await site.query<{ number: number }>(
      "SELECT count(*)::int AS number FROM link_clicks WHERE target_id = ANY($1::uuid[])",
      [ids.map(({ id }) => id)],
    );
    expect(number).toBe(600);
  });

  test("continues after a row that the database rejects", async () => {
    const { id } = await buildItem(db(), { affiliateLink: shop });
    const link = {
      type: "item",
      id: "no id",
      key: "",
      outfitId: null,
      celebrityId: null,
      retailer: "",
      address: shop,
      isUnavailable: false,
    } as const;
    const visitor = {
      address: randomUUID(),
      userAgent: browser,
      head: false,
      prefetch: false,
      cookie: undefined,
      optedOut: false,
    };
    const from = { programId: null, clickId: null, page: "", placement: "", campaign: "" };
    site.recorder.click({ at: new Date(), visitor, link, ...from });
    await site.recorder.flush();
    await site.ask(`/go/${id}`);
    expect(await readClicks(id)).toHaveLength(1);
  });
});
