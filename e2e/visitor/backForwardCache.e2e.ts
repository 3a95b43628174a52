import { type Browser, chromium } from "playwright-core";
import { isHydrated, siteUrl } from "../support/browser";

describe("the back/forward cache", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      // The one without windows keeps no pages to go back to.
      executablePath: process.env.CHROME_PATH,
      args: ["--no-sandbox", "--disable-gpu"],
      // Playwright switches it off for its own comfort.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  afterAll(() => browser.close());

  it.each(["/", "/outfits"])("gives %s back as it was left", async (path) => {
    const page = await browser.newPage();
    await page.goto(siteUrl() + path, { waitUntil: "networkidle" });
    // A browser keeps no page that still waits for something.
    await page.waitForFunction(isHydrated);
    await page.evaluate(() =>
      window.addEventListener("pageshow", (event) => Object.assign(window, { cameBack: event.persisted })),
    );
    await page.goto(`${siteUrl()}/robots.txt`);
    await page.evaluate(() => window.history.back()).catch(() => undefined);
    await page.waitForFunction(() => "cameBack" in window);
    expect(await page.evaluate(() => (window as unknown as { cameBack: boolean }).cameBack)).toBe(true);
    await page.close();
  });
});
