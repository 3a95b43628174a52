import { goTo, launchWholeBrowser, setUpBrowser, siteUrl } from "../support/browser";
import { waitUntil } from "../support/waiting";

/** Runs in the browser before the page: turns off the time after which scripts no longer wait for a paint. */
const waitForPaint = (): void => {
  const { setTimeout } = window;
  const longestPaintMs = 3000;
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number) => (delay === longestPaintMs ? 0 : setTimeout(run, delay)),
  });
};

describe("page loading", () => {
  const browser = setUpBrowser(launchWholeBrowser);

  test("a page requests its scripts after the first paint", async () => {
    const { page } = await browser.open("/robots.txt");
    await page.addInitScript(waitForPaint);
    await goTo(page, "/");
    const { firstPaint, scripts } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      scripts: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
    }));
    expect(scripts.length).toBeGreaterThan(2);
    for (const { startTime } of scripts) expect(startTime).toBeGreaterThan(firstPaint);
  });

  test("Back restores a page from the back/forward cache", async () => {
    const { page } = await browser.open("/outfits");
    await page.evaluate(() =>
      window.addEventListener("pageshow", (event) => Object.assign(window, { restored: event.persisted })),
    );
    await page.goto(`${siteUrl()}/robots.txt`);
    await page.evaluate(() => window.history.back()).catch(() => undefined);
    await page.waitForFunction(() => "restored" in window);
    expect(await page.evaluate(() => (window as unknown as { restored: boolean }).restored)).toBe(true);
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

  test("a script that is injected is blocked and reported as a policy violation", async () => {
    const { page } = await browser.open("/privacy-policy");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'Taken over'";
      document.body.append(script);
    });
    await waitUntil(() => browser.policyViolations.length > 0);
    expect(browser.policyViolations.splice(0)).toEqual([expect.stringMatching(/^script-src-elem: inline/)]);
    expect(await page.title()).not.toBe("Taken over");
  });

  test("the links of the header have the same position with and without JavaScript", async () => {
    // Text width depends on font loading, so the test measures the gap between name and links.
    const measureGap = async (javaScriptEnabled: boolean): Promise<number> => {
      const { page } = await browser.open("/privacy-policy", { javaScriptEnabled });
      const name = await page.getByRole("banner").getByRole("link").first().boundingBox();
      const links = await page.getByRole("navigation", { name: "Main" }).boundingBox();
      if (!name || !links) throw new Error("The header is not shown.");
      return Math.round(links.x - name.x - name.width);
    };
    expect(await measureGap(false)).toBe(await measureGap(true));
  });
});
