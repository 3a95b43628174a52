import { setUpBrowser, siteUrl } from "../support/browser";

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(siteUrl() + path, { redirect: "manual", headers });

describe("files for browsers, crawlers and feed readers", () => {
  const browser = setUpBrowser();

  test("the manifest and every icon that it and the pages reference exist", async () => {
    const manifest = await get("/site.webmanifest");
    expect(manifest.headers.get("content-type")).toMatch("application/manifest+json");
    const { icons } = (await manifest.json()) as { icons: { src: string; type: string; sizes: string }[] };
    const { page } = await browser.open("/", { javaScriptEnabled: false });
    const linked = await page
      .locator("link[rel=icon], link[rel=apple-touch-icon]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(linked).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]);
    for (const src of [...icons.map((icon) => icon.src), ...linked]) {
      const response = await get(src);
      expect([src, response.status, response.headers.get("content-type")]).toEqual([
        src,
        200,
        expect.stringMatching(/^image\//),
      ]);
      const size = /-(\d+)\.png$/.exec(src)?.[1];
      if (size) expect((await response.arrayBuffer()).byteLength).toBeLessThan(20_000);
    }
  });

  test.each([
    "/sitemap.xml",
    "/sitemap-pages.xml",
    "/blog/feed.xml",
    "/blog/topic/shoes/feed.xml",
    "/celebrities/feed.xml",
  ])("%s is well-formed", async (path) => {
    const xml = await (await get(path)).text();
    const { page } = await browser.open("/robots.txt");
    const parserError = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, "text/xml").querySelector("parsererror")?.textContent ?? null,
      xml,
    );
    expect(parserError).toBeNull();
  });

  test("a feed returns 304 when it has not changed", async () => {
    const first = await get("/blog/feed.xml");
    expect(first.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const again = await get("/blog/feed.xml", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test.each([
    ["/celebrities/?search=w", "/celebrities?search=w"],
    ["/celebrity/id/WREN-halloway", "/celebrity/wren-halloway"],
    ["/Celebrity/Wren-Halloway/", "/celebrity/wren-halloway"],
    ["/privacy", "/privacy-policy"],
    ["/category/Dresses?sort=x", "/category/dresses?sort=x"],
  ])("%s redirects permanently to %s", async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([301, location]);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/%5Cevil.example/",
    "//evil.example/x/",
    "/s/%0d%0aset-cookie:a=b/",
  ])("%s returns 404 and does not redirect", async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([404, null]);
  });

  test.each(["/", "/celebrity/wren-halloway", "/celebrities"])(
    "%s has the same absolute URLs before and after hydration",
    async (path) => {
      const readUrls = async (javaScriptEnabled: boolean) => {
        const { page } = await browser.open(path, { javaScriptEnabled });
        return page
          .locator("link[rel=canonical], meta[property='og:url'], meta[property='og:image']")
          .evaluateAll((tags) => tags.map((tag) => tag.getAttribute("href") ?? tag.getAttribute("content") ?? ""));
      };
      const served = await readUrls(false);
      expect(served.slice(0, 2)).toEqual([siteUrl() + path, siteUrl() + path]);
      for (const url of served) expect(url).toMatch(/^https?:\/\/[^/]+\//);
      expect(await readUrls(true)).toEqual(served);
    },
  );
});
