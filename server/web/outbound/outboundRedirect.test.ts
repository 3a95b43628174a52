import { write } from "../../core/write/write";
import { updateItem } from "../../features/category/categoryWrite.service";
import { ProgramKind } from "../../features/programs/affiliateProgram.entity";
import { createProgram } from "../../features/programs/program.service";
import { getSettings, updateSettings } from "../../features/settings/settings.service";
import { trashRows } from "../../core/trash/trash";
import { linkKey } from "../../core/links/linkKey";
import { buildAdministrator, buildItem, buildOutfit, buildPost, buildProduct } from "../../testing/build";
import { type TestClicks, testClicks } from "../../testing/testClicks";

const shop = "https://northloom.example/p/suit?size=m#fit";
const tracked = /^https:\/\/northloom\.example\/p\/suit\?size=m&utm_source=wornby[^#]*#fit$/;
const unknown = "6a4d9a52-2f7c-4a4f-9d7c-111111111111";

describe("/go", () => {
  let site: TestClicks;
  const db = () => site.dataSource.manager;
  const editor = async () => ({
    ...(await buildAdministrator(db(), { email: `${Math.random()}@a.example`, password: "a good one" })),
    sessionHash: "",
  });
  const whereTo = async (url: string) => {
    const { statusCode, headers } = await site.ask(url);
    return statusCode === 302 ? headers.location : statusCode;
  };

  beforeAll(async () => (site = await testClicks()));
  afterAll(() => site.stop());

  test("redirects to the retailer with the tracking parameters, for each type of content", async () => {
    const rows = [
      await buildOutfit(db(), { affiliateLink: shop }),
      await buildProduct(db(), { affiliateLink: shop }),
      await buildItem(db(), { affiliateLink: shop }),
    ];
    for (const { id } of rows) {
      const response = await site.ask(`/go/${id}`);
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toMatch(tracked);
      expect(response.headers).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
      expect(await whereTo(`/go/${id.toUpperCase()}?from=card`)).toMatch(tracked);
      const head = await site.ask(`/go/${id}`, { method: "HEAD" });
      expect([head.statusCode, head.headers.location, head.body]).toEqual([302, response.headers.location, ""]);
    }
  });

  test("counts no click from a preview", async () => {
    const { id } = await buildItem(db(), { affiliateLink: shop });
    await site.ask(`/go/${id}?from=uncounted`);
    await site.ask(`/go/${id}?from=uncounted`, { method: "POST", headers: { origin: "http://localhost:80" } });
    await site.recorder.flush();
    expect(await site.query("SELECT FROM link_clicks WHERE target_id = $1", [id])).toEqual([]);
  });

  test("redirects to an article's links by their keys while they are in the article", async () => {
    const other = "https://velvet.example/bag";
    const { id } = await buildPost(db(), { content: `A [suit](${shop}), a [bag](${other}) and [us](/outfits).` });
    expect(await whereTo(`/go/${id}/${linkKey(shop)}?from=article`)).toMatch(tracked);
    expect(await whereTo(`/go/${id}/${linkKey(other)}`)).toMatch(/^https:\/\/velvet\.example\/bag\?utm/);
    for (const key of ["", "/", `/${linkKey("https://evil.example")}`, "/1", "/https:%2F%2Fevil.example"]) {
      expect([key, await whereTo(`/go/${id}${key}`)]).toEqual([key, 404]);
    }
  });

  test.each([
    "/go/1",
    `/go/${unknown}`,
    `/go/${unknown}/${linkKey(shop)}`,
    "/go/https:%2F%2Fevil.example",
    "/go/%2F%2Fevil.example",
    `/go/${unknown}%00`,
    "/go/%F0%9F%92%83",
    "/go/__proto__/constructor",
    `/go/${"a".repeat(90)}`,
    `/go/${unknown}?to=https://evil.example&from[]=card`,
  ])("returns 404 for %s, with a page", async (url) => {
    const response = await site.ask(url);
    expect([response.statusCode, response.headers.location]).toEqual([404, undefined]);
    expect(response.body).toContain("does not exist");
  });

  test("rejects an address that is not a web page", async () => {
    for (const affiliateLink of ["javascript:alert(1)", "//evil.example", "data:text/html,x", ""]) {
      const { id } = await buildItem(db(), { affiliateLink });
      expect(await whereTo(`/go/${id}`)).toBe(404);
    }
  });

  test("returns 410 immediately after its row was moved to the trash", async () => {
    const actor = await editor();
    const outfit = await buildOutfit(db(), { affiliateLink: shop });
    const product = await buildProduct(db(), { affiliateLink: shop, outfitId: outfit.id });
    expect(await whereTo(`/go/${outfit.id}`)).toMatch(tracked);
    expect(await whereTo(`/go/${product.id}`)).toMatch(tracked);
    await write(db(), actor, (change) => trashRows(change, "outfit", [outfit.id]));
    const response = await site.ask(`/go/${outfit.id}`);
    expect([response.statusCode, response.body]).toEqual([410, "This shopping link no longer exists."]);
    expect(await whereTo(`/go/${product.id}`)).toBe(410);
  });

  test("uses changed links, tracking and programs at the next click", async () => {
    const actor = await editor();
    const { id, version } = await buildItem(db(), { affiliateLink: shop });
    expect(await whereTo(`/go/${id}`)).toMatch(tracked);
    const moved = "https://moved.example/x?utm_source=own";
    await write(db(), actor, (change) => updateItem(change, { id, version, affiliateLink: moved }));
    expect(await whereTo(`/go/${id}`)).toMatch(/^https:\/\/moved\.example\/x\?utm_source=own&utm_medium=/);
    const settings = await getSettings(db());
    await write(db(), actor, (change) =>
      updateSettings(change, { version: settings.version, defaultTracking: "ref=paper" }),
    );
    expect(await whereTo(`/go/${id}`)).toBe("https://moved.example/x?utm_source=own&ref=paper");
    await createProgram(db(), actor, {
      name: "Moved Partners",
      kind: ProgramKind.SHARE_SALE,
      hosts: ["moved.example"],
      direct: false,
      subIdParameter: "afftrack",
      arrivalParameters: [],
    });
    expect(await whereTo(`/go/${id}`)).toBe(`https://moved.example/x?utm_source=own&ref=paper&afftrack=${id}`);
    await write(db(), actor, (change) =>
      updateSettings(change, {
        version: settings.version + 1,
        defaultTracking: settings.defaultTracking,
      }),
    );
  });

  test("redirects to the last saved address while the database is stopped", async () => {
    const { id, version } = await buildItem(db(), { affiliateLink: shop });
    expect(await whereTo(`/go/${id}`)).toMatch(tracked);
    await write(db(), null, (change) => updateItem(change, { id, version, affiliateLink: "https://moved.example/x" }));
    // The pool uses its connections in turn: this statement runs after the one that reads the link again.
    for (let n = 0; n < 5; n++) await site.query("SELECT 1");
    site.setDown(true);
    try {
      expect(await whereTo(`/go/${id}`)).toMatch(/^https:\/\/moved\.example/);
    } finally {
      site.setDown(false);
    }
  });

  test("redirects from memory while the database is stopped, and returns 503 for uncached links", async () => {
    const { id } = await buildItem(db(), { affiliateLink: shop });
    const other = await buildItem(db(), { affiliateLink: shop });
    expect(await whereTo(`/go/${id}`)).toMatch(tracked);
    const later = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
    site.setDown(true);
    try {
      expect(await whereTo(`/go/${id}`)).toMatch(tracked);
      const response = await site.ask(`/go/${other.id}`);
      expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
      expect(response.body).toMatch(/^The site cannot reach its data/);
    } finally {
      site.setDown(false);
      later.mockRestore();
    }
  });
});
