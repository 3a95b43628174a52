import { setUpBrowser, siteUrl } from "../support/browser";
import { sitePages } from "../support/sitePages";

const attributeText = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/'/g, "&#x27;").replace(/"/g, "&quot;");

describe("every page", () => {
  const browser = setUpBrowser();

  test.each(sitePages)(
    "$path has the expected status and one h1 without JavaScript",
    async ({ path, heading, status = 200 }) => {
      const response = await fetch(siteUrl() + path);
      expect(response.status).toBe(status);
      const { page } = await browser.open(path, { javaScriptEnabled: false });
      expect(await page.locator("h1").allTextContents()).toEqual([expect.stringMatching(heading)]);
      expect(await page.title()).not.toBe("");
    },
  );

  test.each(sitePages)("$path hydrates without errors or data requests, and keeps its title", async ({ path }) => {
    const { page, problems, dataRequests } = await browser.open(path);
    expect({ problems, dataRequests }).toEqual({ problems: [], dataRequests: [] });
    const served = await (await fetch(siteUrl() + path)).text();
    expect(served).toContain(`<title>${attributeText(await page.title())}</title>`);
  });

  test("blocks injected scripts, and reports each attempt as a policy violation", async () => {
    const { page } = await browser.open("/privacy-policy");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'Taken over'";
      document.body.append(script);
    });
    while (browser.policyViolations.length === 0) await page.waitForTimeout(20);
    expect(browser.policyViolations.splice(0)).toEqual([expect.stringMatching(/^script-src-elem: inline/)]);
    expect(await page.title()).not.toBe("Taken over");
  });
});
