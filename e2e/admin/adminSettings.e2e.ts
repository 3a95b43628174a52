import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { goTo, waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";

const tabs = ["general", "affiliate", "social", "analytics"] as const;

/** Saved settings appear on public pages at their next load. */
describe("the settings", () => {
  const site = setUpOwnSite({ SHOP_PRIVATE_NETWORKS: "true" });
  const openTab = async (tab: string, options = {}) => {
    const opened = await site.openAdmin(`/admin/settings?tab=${tab}`, options);
    await opened.page.getByRole("button", { name: "Save Settings" }).waitFor();
    return opened;
  };
  const save = async (page: Page, section: string): Promise<void> => {
    await page.getByRole("button", { name: "Save Settings" }).click();
    await waitForToast(page, "Settings Saved", `Your ${section} settings have been updated successfully`);
  };
  const visit = (path: string, options = {}) => site.openAsVisitor(path, options);
  const fetchPolicy = async (path: string): Promise<string> =>
    (await fetch(site.url() + path)).headers.get("content-security-policy") ?? "";

  test("General: name, tagline, site URL, featured celebrities, posts per page", async () => {
    const { page, problems } = await openTab("general");
    await page.getByLabel(/^Site Name/).fill("Gloss");
    await page.getByLabel("Site Tagline").fill("Seen and found");
    await page.getByLabel("Contact Email").fill("desk@gloss.example");
    await page.getByLabel(/^Featured Celebrities/).fill("3");
    await page.getByLabel(/^Posts per Page/).fill("5");
    await save(page, "general");

    const { page: home } = await visit("/");
    expect(await home.title()).toBe("Gloss: Seen and found");
    await home.getByRole("banner").getByRole("link", { name: "Gloss", exact: true }).waitFor();
    const featured = home.getByRole("list", { name: "More featured celebrities" });
    expect(await featured.getByRole("listitem").count()).toBe(2);
    await waitForText(home, "What is Gloss?");
    const { page: privacy } = await visit("/privacy-policy");
    await waitForText(privacy, "desk@gloss.example");
    const posts = await fetch(`${site.url()}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ blogPosts { edges { cursor } } }" }),
    });
    const { data } = (await posts.json()) as { data: { blogPosts: { edges: unknown[] } } };
    expect(data.blogPosts.edges).toHaveLength(5);
    await page.reload();
    await page.getByLabel(/^Site Name/).waitFor();
    expect(await page.getByLabel(/^Site Name/).inputValue()).toBe("Gloss");
    expect(problems).toEqual([]);
  });

  test("a logo replaces the site name in the header", async () => {
    const { page } = await openTab("general");
    await page.getByLabel("Logo", { exact: true }).fill("/art/placeholder/category.svg");
    await save(page, "general");
    const { page: home, problems } = await visit("/");
    const logo = home.getByRole("banner").getByRole("img", { name: "Gloss" });
    expect(await logo.getAttribute("src")).toBe("/art/placeholder/category.svg");
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test("loads exchange rates, at which lists show what prices are about", async () => {
    const day = new Date().toISOString().slice(0, 10);
    const file = `<Cube><Cube time="${day}"><Cube currency="USD" rate="2"/><Cube currency="JPY" rate="162"/></Cube></Cube>`;
    const bank = http.createServer((_request, response) => response.end(file));
    await new Promise<void>((resolve) => bank.listen(0, "127.0.0.1", resolve));
    try {
      const { page, problems } = await openTab("general");
      await page
        .getByLabel("Exchange Rates")
        .fill(`http://127.0.0.1:${(bank.address() as AddressInfo).port}/rates.xml`);
      await save(page, "general");
      await page.getByRole("button", { name: "Load now" }).click();
      await waitForToast(page, "Exchange Rates Loaded", "2 rates of ");
      expect(problems).toEqual([]);
    } finally {
      bank.close();
    }
    for (const javaScriptEnabled of [false, true]) {
      const { page, problems } = await visit("/category/dresses?currency=EUR", { javaScriptEnabled });
      const card = page.locator("main article").filter({ hasText: "$" }).first();
      await card.getByText(/^about €\d/).waitFor();
      await waitForText(page, /“About” prices are converted at the European Central Bank's rates of/);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).not.toContain("EUR");
      expect(problems).toEqual([]);
    }
    const { page: inDollars } = await visit("/category/dresses");
    await waitForText(inDollars, "Showing 20 items");
    expect(await inDollars.getByText(/^about/).count()).toBe(0);
  });

  test("Affiliate: disclosure, link attributes, tracking parameters", async () => {
    const { page } = await openTab("affiliate");
    await page.getByLabel(/^Disclosure Text/).fill("Some of these links pay us.");
    await page.getByLabel("Default Tracking Parameters").fill("?utm_source=gloss");
    await page.getByLabel("Open links in a new tab").uncheck();
    await page.getByLabel("Add nofollow to links").uncheck();
    await save(page, "affiliate");

    const { page: shop } = await visit("/shop");
    await waitForText(shop, "Some of these links pay us.");
    const link = shop.locator("a[href^='/go/']").first();
    expect(await link.getAttribute("rel")).toBe("sponsored noopener");
    expect(await link.getAttribute("target")).toBeNull();
    const response = await fetch(site.url() + String(await link.getAttribute("href")), { redirect: "manual" });
    expect(new URL(String(response.headers.get("location"))).searchParams.get("utm_source")).toBe("gloss");
  });

  test("Social Media: profiles in the footer", async () => {
    const { page } = await openTab("social");
    await page.getByLabel("Pinterest").fill("");
    await page.getByLabel("Instagram").fill("https://instagram.example/gloss");
    await save(page, "social media");
    const { page: home } = await visit("/");
    const foot = home.getByRole("contentinfo");
    expect(await foot.getByRole("link", { name: /^Instagram/ }).getAttribute("href")).toBe(
      "https://instagram.example/gloss",
    );
    expect(await foot.getByRole("link", { name: /^Pinterest/ }).count()).toBe(0);
  });

  test("Analytics: loads Google's script only with an ID, with tracking enabled and without an opt-out signal", async () => {
    /** Google URLs that the page requested; the test intercepts them. */
    const recordGoogleRequests = async (script = "") => {
      // Start on a page without scripts, so that all requests of the first load are recorded.
      const { page, problems } = await visit("/robots.txt");
      const requests: string[] = [];
      await page.route(/google[\w-]*\.com/, (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: "text/javascript", body: "" });
      });
      if (script) await page.addInitScript(script);
      await goTo(page, "/privacy-policy");
      return { requests, page, problems };
    };
    expect((await recordGoogleRequests()).requests).toEqual([]);
    expect(await fetchPolicy("/")).not.toContain("google");

    const { page } = await openTab("analytics");
    await page.getByLabel("Google Analytics ID").fill("g-ab12cd34");
    await save(page, "analytics");
    const tracked = await recordGoogleRequests();
    expect(tracked.requests).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-AB12CD34"]);
    await waitForText(tracked.page, /Google Analytics/);
    const gtagArguments = await tracked.page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((args) => Array.from(args)[2]),
    );
    expect(gtagArguments[1]).toMatchObject({ anonymize_ip: true });
    expect(tracked.problems).toEqual([]);
    expect(await fetchPolicy("/")).toMatch(/script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com;/);
    expect(await fetchPolicy("/admin/settings")).not.toContain("google");
    const optOutScript = 'Object.defineProperty(navigator, "globalPrivacyControl", { value: true })';
    expect((await recordGoogleRequests(optOutScript)).requests).toEqual([]);

    await page.getByLabel("Enable tracking").uncheck();
    await save(page, "analytics");
    expect((await recordGoogleRequests()).requests).toEqual([]);
    expect(await fetchPolicy("/")).not.toContain("google");
  });

  test("two editors: different tabs do not conflict, the same field asks for a choice", async () => {
    const [{ page: mine }, { page: theirs }] = await Promise.all([openTab("general"), openTab("general")]);
    const { page: other } = await openTab("social");
    await other.getByLabel("Facebook").fill("https://facebook.example/gloss");
    await theirs.getByLabel(/^Site Name/).fill("Theirs");
    await mine.getByLabel(/^Site Name/).fill("Mine");
    await save(theirs, "general");
    await save(other, "social media");

    await mine.getByRole("button", { name: "Save Settings" }).click();
    const dialog = mine.getByRole("dialog", { name: "Someone else saved this" });
    await dialog.getByText("Theirs").waitFor();
    expect(await findAccessibilityIssues(mine)).toEqual([]);
    await dialog.getByRole("radio", { name: /Your version/ }).check();
    await dialog.getByRole("button", { name: "Save these" }).click();
    await waitForToast(mine, "Settings Saved");
    const { page: home } = await visit("/");
    expect(await home.title()).toMatch(/^Mine/);
    expect(
      await home
        .getByRole("contentinfo")
        .getByRole("link", { name: /^Facebook/ })
        .getAttribute("href"),
    ).toBe("https://facebook.example/gloss");
  });

  test("shows errors at their fields, and asks before it discards unsaved changes", async () => {
    const { page } = await openTab("general");
    await page.getByLabel(/^Site Name/).fill("");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await waitForText(page, "Site name is required");
    expect(await page.getByLabel(/^Site Name/).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole("tab", { name: "Analytics" }).click();
    await page.getByRole("alertdialog", { name: "Discard changes?" }).waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await page.getByLabel(/^Site Name/).fill("Kept");
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Settings Saved");
  });

  test.each(tabs)("%s has no accessibility issues", async (tab) => {
    const { page, problems } = await openTab(tab);
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
