import { setUpBrowser } from "../support/browser";

describe("page loading", () => {
  const browser = setUpBrowser(process.env.CHROME_PATH);

  test.each(["/", "/outfits", "/celebrity/wren-halloway"])(
    "%s requests its scripts after the first paint",
    async (path) => {
      const { page } = await browser.open(path);
      const { firstPaint, scriptStarts } = await page.evaluate(() => ({
        firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
        scriptStarts: performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ startTime }) => startTime),
      }));
      expect(scriptStarts.length).toBeGreaterThan(2);
      for (const time of scriptStarts) expect(time).toBeGreaterThan(firstPaint);
    },
  );

  test("hovering a link prefetches its page; following it sends no request", async () => {
    const { page, dataRequests } = await browser.open("/");
    const card = page.getByRole("region", { name: "This Week's Star Styles" }).getByRole("article").first();
    const prefetched = page.waitForResponse(/\/graphql\?/);
    await card.hover();
    await (await prefetched).finished();
    expect(dataRequests).toHaveLength(1);
    await page.route("**/graphql**", (route) => route.abort());
    const title = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(dataRequests).toHaveLength(1);
  });
});
