import { failApiRequests, setUpBrowser, phone, waitForText, siteUrl } from "../support/browser";
import { expectStableUrl } from "../support/userActions";

const sections = [
  "This Week's Star Styles",
  "Explore by Category",
  "Shop the Celeb Look",
  "Celebrity Spotlight",
  "What Our Users Say",
  "Fashion Blog",
  "Our Social Feed",
  "Join the Fashion Circle",
];

describe("/", () => {
  const browser = setUpBrowser();

  test("shows its sections in order with all their cards, without JavaScript", async () => {
    const { page } = await browser.open("/", { javaScriptEnabled: false });
    const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(titles.slice(0, sections.length)).toEqual(sections);
    const region = (name: string) => page.getByRole("region", { name });
    expect(await region(sections[0]).getByRole("article").count()).toBe(3);
    expect(await region(sections[1]).getByRole("link").allTextContents()).toEqual([
      "Dresses",
      "Shoes",
      "Makeup",
      "Handbags",
      "Cars",
      "Bikes",
    ]);
    expect(await region(sections[2]).getByRole("article").count()).toBe(4);
    expect(await region(sections[3]).getByRole("article").count()).toBe(2);
    for (const selector of ["blockquote", "figcaption img", "figcaption strong"])
      expect([selector, await region(sections[4]).locator(selector).count()]).toEqual([selector, 3]);
    expect(await region(sections[5]).getByRole("article").count()).toBe(3);
    expect(await region(sections[6]).getByRole("listitem").count()).toBe(3);
    expect(await region(sections[6]).locator("img").count()).toBe(3);
    expect(await region(sections[6]).textContent()).toMatch(/Instagram.*@|Twitter.*@|@.*Instagram/);
    expect(await page.locator("main details").count()).toBe(5);
  });

  test.each([
    [sections[0], "/outfits"],
    [sections[2], "/shop"],
    [sections[5], "/blog"],
  ])("View All in %s opens %s", async (name, path) => {
    const { page } = await browser.open("/");
    await page
      .getByRole("region", { name })
      .getByRole("link", { name: /^View All/ })
      .click();
    await page.waitForURL(`**${path}`);
  });

  test("lays out sections below the fold lazily, and completely after hydration", async () => {
    const { page } = await browser.open("/robots.txt", { viewport: phone });
    const layout = (name: string) =>
      page.getByRole("region", { name }).evaluate((section) => getComputedStyle(section).contentVisibility);
    await page.route("**/assets/main-*.js", (route) => route.abort());
    await page.goto(siteUrl());
    expect([await layout(sections[0]), await layout(sections[5])]).toEqual(["visible", "auto"]);
    const { page: hydrated } = await browser.open("/", { viewport: phone });
    await hydrated.waitForFunction(() => !document.documentElement.hasAttribute("data-arrival"));
  });

  test("the spotlight shows the first celebrity of the list and links to the profile", async () => {
    const { page } = await browser.open("/");
    const spotlight = page.getByRole("region", { name: "Celebrity Spotlight" });
    await spotlight.getByRole("heading", { level: 3, name: "Anouk Serrault" }).waitFor();
    await spotlight.getByRole("link", { name: "View Profile" }).click();
    await expectStableUrl(page, "/celebrity/anouk-serrault");
  });

  test("the hero's button and search lead to the celebrities; a blank search does nothing", async () => {
    const { page } = await browser.open("/");
    const field = page.getByRole("main").getByRole("search").locator("input[name=search]");
    await field.fill("   ");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe("/");
    await field.fill(" vale ");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/celebrities?search=vale");
    await page.goBack();
    await page.getByRole("link", { name: "Explore Celebrity Looks" }).click();
    await expectStableUrl(page, "/celebrities");
  });

  test("the newsletter block rejects a blank email address in the browser", async () => {
    const { page } = await browser.open("/");
    const block = page.getByRole("region", { name: "Join the Fashion Circle" });
    await block.getByRole("button", { name: "Subscribe" }).click();
    const invalid = await block.getByLabel("Email address").evaluate((field) => field.matches(":invalid:focus"));
    expect(invalid).toBe(true);
  });

  test("social posts and profiles open in a new tab", async () => {
    const { page } = await browser.open("/");
    const posts = page.getByRole("region", { name: "Our Social Feed" }).getByRole("link");
    for (const link of await posts.all()) {
      expect(await link.getAttribute("href")).toMatch(/^https:/);
      expect(await link.getAttribute("target")).toBe("_blank");
    }
    const profiles = page.getByRole("contentinfo").locator("a[href^='https:']");
    expect(await profiles.count()).toBe(4);
  });

  test("the footer is complete, and all its internal links return 200", async () => {
    const { page } = await browser.open("/", { viewport: phone });
    const footer = page.getByRole("contentinfo");
    for (const title of ["Quick Links", "Popular Categories"])
      await footer.getByRole("heading", { name: title }).waitFor();
    await waitForText(page, new RegExp(`© ${new Date().getFullYear()}`));
    const links = await footer
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const path of ["/privacy-policy", "/terms-of-service", "/affiliate-disclosure", "/category/bikes", "/shop"])
      expect(links).toContain(path);
    for (const path of new Set(links)) {
      const response = await page.request.get(path ?? "", { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
    }
  });

  test("a failed query shows an error, and Retry loads the page", async () => {
    const { page } = await browser.open("/celebrities");
    await failApiRequests(page, "server");
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    const retry = page.getByRole("main").getByRole("button", { name: "Retry" });
    await retry.waitFor();
    await page.unroute("**/graphql**");
    await retry.click();
    await page.getByRole("heading", { name: "Fashion Blog" }).waitFor();
  });
});
