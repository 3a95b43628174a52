import { type Browser, chromium } from "playwright-core";
import { goTo, isHydrated, siteUrl } from "../support/browser";

describe("the back/forward cache", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      // The headless shell has no back/forward cache.
      executablePath: process.env.CHROME_PATH,
      args: ["--no-sandbox", "--disable-gpu"],
      // Playwright disables the cache by default.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  afterAll(() => browser.close());

  it.each(["/", "/outfits"])("restores %s", async (path) => {
    const page = await browser.newPage();
    await goTo(page, siteUrl() + path);
    // The browser does not cache a page with pending requests.
    await page.waitForFunction(isHydrated);
    await page.evaluate(() =>
      window.addEventListener("pageshow", (event) => Object.assign(window, { restored: event.persisted })),
    );
    await page.goto(`${siteUrl()}/robots.txt`);
    await page.evaluate(() => window.history.back()).catch(() => undefined);
    await page.waitForFunction(() => "restored" in window);
    expect(await page.evaluate(() => (window as unknown as { restored: boolean }).restored)).toBe(true);
    await page.close();
  });
});
