import type { InjectOptions } from "fastify";
import { write } from "../../core/write/write";
import { updateItem } from "../../features/content/category/categoryWrite.service";
import { ProgramKind } from "../../features/site/programs/affiliateProgram.entity";
import { createProgram } from "../../features/site/programs/program.service";
import { getSettings, updateSettings } from "../../features/site/settings/settings.service";
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
    expect([response.statusCode, response.json().errors[0].message]).toEqual([
      410,
      "This shopping link no longer exists.",
    ]);
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
    expect(await whereTo(`/go/${id}`)).toMatch(
      /^https:\/\/moved\.example\/x\?utm_source=own&ref=paper&afftrack=[0-9a-f]{16}$/,
    );
    await write(db(), actor, (change) =>
      updateSettings(change, {
        version: settings.version + 1,
        defaultTracking: settings.defaultTracking,
      }),
    );
  });

  describe("of a program with a reference parameter", () => {
    let programId: string;
    let productId: string;
    let place: object;
    beforeAll(async () => {
      const rules = { direct: false, subIdParameter: "clickref", arrivalParameters: [] };
      const program = { name: "Traced", kind: ProgramKind.COMMISSION_NETWORK, hosts: ["traced.example"], ...rules };
      ({ id: programId } = await createProgram(db(), await editor(), program));
      const outfit = await buildOutfit(db(), { slug: "traced" });
      const product = { outfitId: outfit.id, affiliateLink: "https://traced.example/p", retailer: "Traced Shop" };
      ({ id: productId } = await buildProduct(db(), product));
      place = { outfit_id: outfit.id, celebrity_id: outfit.celebrityId, retailer: "Traced Shop", link_key: "" };
    });

    const click = async (query = "", options: InjectOptions = {}): Promise<string> => {
      const { headers } = await site.ask(`/go/${productId}${query}`, options);
      return new URL(headers.location ?? "").searchParams.get("clickref") ?? "";
    };
    const readOrigins = async (ids: string[]): Promise<object[]> => {
      await site.recorder.flush();
      await site.recorder.flush();
      return site.query("SELECT * FROM click_origins WHERE click_id = ANY($1) ORDER BY array_position($1, click_id)", [
        ids,
      ]);
    };

    test("sends an id that leads to the click and all that it belongs to", async () => {
      const referer = "http://localhost:80/outfit/traced?utm_campaign=Fall%20pins&q=1";
      const id = await click("?from=card", { headers: { referer } });
      expect(id).toMatch(/^[0-9a-f]{16}$/);
      const target = {
        target_type: "product",
        target_id: productId,
        program_id: programId,
        article_id: null,
        ...place,
      };
      const source = { page: "/outfit/traced", placement: "card", campaign: "Fall pins" };
      const clicked_at: unknown = expect.any(Date);
      expect(await readOrigins([id])).toEqual([{ click_id: id, clicked_at, ...target, ...source }]);
      expect(
        await site.query("SELECT program_id, placement, campaign, clicks FROM click_days WHERE target_id = $1", [
          productId,
        ]),
      ).toEqual([{ program_id: programId, placement: "card", campaign: "Fall pins", clicks: 1 }]);
    });

    test("belongs to the article that it was made in", async () => {
      const { id: articleId, slug } = await buildPost(db());
      const referer = `http://localhost:80/blog/${slug}`;
      const id = await click("?from=article", { headers: { referer } });
      expect(await readOrigins([id])).toMatchObject([{ target_id: productId, article_id: articleId }]);
    });

    test("knows the ids that browsers received, also those of repeats, and none of bots", async () => {
      const ids = [
        await click("?c=letter"),
        await click("?utm_campaign=letter"),
        await click("", { headers: { "sec-purpose": "prefetch" } }),
        await click("", { method: "HEAD" }),
        await click("", { headers: { "user-agent": "curl/8.0" } }),
      ];
      expect(new Set(ids).size).toBe(5);
      const origins = await readOrigins(ids);
      expect(origins).toEqual([
        expect.objectContaining({ click_id: ids[0], campaign: "letter" }),
        expect.objectContaining({ click_id: ids[1], campaign: "letter" }),
        expect.objectContaining({ click_id: ids[2], campaign: "" }),
      ]);
    });

    test("builds the program's deep link with the id", async () => {
      const deepLinkTemplate = "https://network.example/{clickId}?to={url}";
      const program = { hosts: ["deep.example"], direct: false, subIdParameter: "", arrivalParameters: [] };
      const kind = ProgramKind.COMMISSION_NETWORK;
      await createProgram(db(), await editor(), { ...program, name: "Deep", kind, deepLinkTemplate });
      const { id } = await buildItem(db(), { affiliateLink: "https://deep.example/p" });
      const [, clickId] =
        /^https:\/\/network\.example\/([0-9a-f]{16})\?to=/.exec(String(await whereTo(`/go/${id}`))) ?? [];
      expect(await readOrigins([clickId])).toEqual([expect.objectContaining({ target_type: "item", target_id: id })]);
    });

    test("sends the row's id where no click is recorded", async () => {
      expect(await click("?from=uncounted")).toBe(productId);
      expect(await readOrigins([productId])).toEqual([]);
    });

    test("loses no id while the database is stopped", async () => {
      await click();
      site.setDown(true);
      const ids = [await click(), await click()];
      await site.recorder.flush();
      site.setDown(false);
      expect(await readOrigins(ids)).toHaveLength(2);
    });
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
      expect(response.json().errors[0].message).toMatch(/^The site cannot reach its data/);
    } finally {
      site.setDown(false);
      later.mockRestore();
    }
  });
});
