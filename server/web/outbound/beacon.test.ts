import { write } from "../../core/write/write";
import { getSettings, updateSettings } from "../../features/site/settings/settings.service";
import { buildCelebrity, buildOutfit, buildPost } from "../../testing/build";
import { type TestClicks, testClicks } from "../../testing/testClicks";

interface View {
  path: string;
  subject_type: string | null;
  subject_id: string | null;
  discount_reason: string | null;
}

describe("page view beacon", () => {
  let site: TestClicks;
  const db = () => site.dataSource.manager;
  const tell = async (path: unknown, headers: Record<string, string> = {}, remoteAddress = "203.0.113.1") => {
    const payload = JSON.stringify({ path });
    const all = { "content-type": "application/json", ...headers };
    return (await site.ask("/beacon", { method: "POST", payload, headers: all, remoteAddress })).statusCode;
  };
  const views = async (): Promise<View[]> => {
    await site.recorder.flush();
    return site.query("SELECT path, subject_type, subject_id, discount_reason FROM page_views ORDER BY id");
  };

  beforeAll(async () => (site = await testClicks()));
  beforeEach(() => site.query("TRUNCATE page_views, view_days"));
  afterAll(() => site.stop());

  test("records the page and the row that it shows", async () => {
    const { id: celebrity } = await buildCelebrity(db(), { slug: "wren" });
    const { id: outfit } = await buildOutfit(db(), { slug: "suit" });
    const { id: post } = await buildPost(db(), { slug: "loafers" });
    for (const path of ["/", "/shop/", "/celebrity/wren", `/outfit/${outfit}`, "/blog/s/loafers", "/category/shoes"])
      expect(await tell(path)).toBe(204);
    expect(await views()).toEqual(
      [
        ["/", null, null],
        ["/shop", null, null],
        ["/celebrity/wren", "celebrity", celebrity],
        ["/outfit/suit", "outfit", outfit],
        ["/blog/loafers", "blogPost", post],
        ["/category/shoes", null, null],
      ].map(([path, type, id]) => ({ path, subject_type: type, subject_id: id, discount_reason: null })),
    );
    const days = await site.query("SELECT path, views FROM view_days WHERE subject_id = $1", [outfit]);
    expect(days).toEqual([{ path: "/outfit/suit", views: 1 }]);
  });

  test("counts a page once in half an hour per visitor, and ignores bots", async () => {
    await tell("/blog");
    await tell("/blog");
    await tell("/blog", {}, "203.0.113.2");
    await tell("/blog", { "user-agent": "curl/8.0" });
    expect((await views()).map(({ discount_reason: reason }) => reason)).toEqual([null, "repeat", null, "bot"]);
  });

  test.each(["dnt", "sec-gpc"])("records nothing for visitors who opted out with %s", async (header) => {
    expect(await tell("/blog", { [header]: "1" })).toBe(204);
    expect(await views()).toEqual([]);
  });

  test("records nothing while counting is disabled in the settings", async () => {
    const { version } = await getSettings(db());
    const changed = await write(db(), null, (change) => updateSettings(change, { version, enableTracking: false }));
    expect(await tell("/blog")).toBe(204);
    expect(await views()).toEqual([]);
    await write(db(), null, (change) => updateSettings(change, { version: changed.version, enableTracking: true }));
  });

  test.each([
    "/nothing",
    "/blog/nothing",
    "/admin/dashboard",
    "/go/1",
    "/__proto__",
    "/%00",
    "/\u0000",
    "/💃",
    "/a\nb",
    "//evil.example",
  ])("ignores the unknown page %j", async (path) => {
    expect(await tell(path)).toBe(204);
    expect(await views()).toEqual([]);
  });

  test.each([undefined, null, 5, "", "blog", "https://evil.example/", ["/blog"], { a: 1 }, `/${"a".repeat(600)}`])(
    "rejects the path %j",
    async (path) => {
      expect(await tell(path)).toBe(400);
      expect(await views()).toEqual([]);
    },
  );

  test("rejects requests from other sites, invalid JSON and large bodies", async () => {
    expect(await tell("/blog", { origin: "https://evil.example" })).toBe(403);
    expect(await tell("/blog", { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await tell("/blog", { origin: "http://localhost", "sec-fetch-site": "same-origin" })).toBe(204);
    const post = { method: "POST", url: "/beacon" } as const;
    const json = { "content-type": "application/json" };
    expect((await site.app.inject({ ...post, payload: "{", headers: json })).statusCode).toBe(400);
    expect((await site.app.inject({ ...post, payload: " ".repeat(3_000), headers: json })).statusCode).toBe(413);
    expect(
      (await site.app.inject({ ...post, payload: "/blog", headers: { "content-type": "text/plain" } })).statusCode,
    ).toBe(400);
    expect((await site.app.inject(post)).statusCode).toBe(400);
    expect(await views()).toHaveLength(1);
  });

  test("limits the views from one address", async () => {
    const responses = new Set<number>();
    for (let n = 0; n < 130; n++) responses.add(await tell("/blog", {}, "192.0.2.77"));
    expect([...responses]).toEqual([204, 429]);
  });
});
