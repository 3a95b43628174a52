import { goTo, launchWholeBrowser, setUpBrowser } from "../support/browser";

describe("page loading", () => {
  const browser = setUpBrowser(launchWholeBrowser);

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

  test("the first paint has the page's fonts, also when they arrive late, and nothing shifts", async () => {
    const { page } = await browser.open("/privacy-policy");
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: "layout-shift", buffered: true });
    });
    await goTo(page, "/");
    const { firstPaint, fonts, shifts } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      fonts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".woff2"))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
      shifts: (window as unknown as { shifts: number[] }).shifts,
    }));
    expect(fonts).toHaveLength(2);
    for (const time of fonts) expect(firstPaint).toBeGreaterThan(time);
    expect(shifts).toEqual([]);
  });

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
