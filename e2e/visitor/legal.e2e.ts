import { setUpBrowser, siteUrl } from "../support/browser";

const pages = [
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-of-service", "Terms of Service"],
  ["/affiliate-disclosure", "Affiliate Disclosure"],
] as const;

describe("the legal pages", () => {
  const browser = setUpBrowser();

  test.each(pages)("%s is complete and dated, without JavaScript", async (path, title) => {
    const { page } = await browser.open(path, { javaScriptEnabled: false });
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const text = (await page.getByRole("main").textContent()) ?? "";
    expect(text).toContain("Last updated: May 7, 2025");
    expect(text.split(/\s+/).length).toBeGreaterThan(350);
    // Every entry of the table of contents has its section.
    for (const href of await page
      .locator("main nav a[href^='#']")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href"))))
      expect([href, await page.locator(href ?? "").count()]).toEqual([href, 1]);
  });

  test.each([
    ["/privacy", "/privacy-policy"],
    ["/terms", "/terms-of-service"],
  ])("%s redirects permanently to %s", async (path, location) => {
    const response = await fetch(siteUrl() + path, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, location]);
  });

  test("the terms promise 30 days' notice of material changes", async () => {
    const { page } = await browser.open("/terms-of-service");
    const text = (await page.locator("#changes").textContent()) ?? "";
    expect(text).toMatch(/material changes .*at least 30 days' notice/);
  });

  test("the disclosure names the five kinds of programs", async () => {
    const { page } = await browser.open("/affiliate-disclosure");
    const kinds = await page.locator("#programs dt").allTextContents();
    expect(kinds.map((kind) => kind.replace(/^An? /, ""))).toEqual([
      "large marketplace program",
      "style-shopping collective",
      "reward-style program",
      "commission network",
      "share-sale network",
    ]);
  });

  test("the footer links to all of them", async () => {
    const { page } = await browser.open("/no/such/page");
    for (const [path, title] of pages) {
      await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
      await page.waitForURL(`**${path}`);
    }
  });
});
