import { setUpBrowser, phone, waitForText } from "../support/browser";
import { expectStableUrl } from "../support/userActions";

const linked = "/outfit/beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport";

/** Section headings of each page in order, and its structured data types. */
const pages = [
  {
    path: "/celebrities",
    headings: ["Celebrity of the Month", "All Profiles", "Discover New Style Icons"],
    types: ["ItemList"],
  },
  {
    path: "/celebrity/zendria-vale",
    headings: ["Latest Look", "All Outfits", "About Zendria Vale", "You May Also Like"],
    types: ["Person", "BreadcrumbList"],
  },
  {
    path: "/outfits",
    headings: ["Look of the Day", "Seasonal Trends", "Style Match", "Shopping Guides", "All Outfits"],
    types: ["ItemList"],
  },
  { path: linked, headings: ["Shop Similar Items", "Outfit Details"], types: ["BreadcrumbList"] },
  { path: "/blog", headings: ["Latest Articles", "Popular Topics"], types: ["Blog"] },
  {
    path: "/blog/a-field-guide-to-loafers",
    headings: ["Related Topics", "Comments", "Related Articles"],
    types: ["Article"],
  },
  {
    path: "/category/dresses",
    headings: ["Related Categories", "Frequently Asked Questions", "Get Celebrity Style Updates"],
    types: ["FAQPage"],
  },
  { path: "/", headings: [], types: ["WebSite", "FAQPage"] },
];

describe("page sections", () => {
  const browser = setUpBrowser();

  test.each(pages)(
    "$path has its sections in order and complete metadata, without JavaScript",
    async ({ path, headings, types }) => {
      const { page } = await browser.open(path, { javaScriptEnabled: false });
      // Includes hidden headings of sections that need JavaScript.
      const titles = await page.locator("main h2").allTextContents();
      expect(titles.map((title) => title.trim()).filter((title) => headings.includes(title))).toEqual(headings);
      const structuredData = await page.locator("script[type='application/ld+json']").allTextContents();
      expect(structuredData.map((text) => (JSON.parse(text) as { "@type": string })["@type"])).toEqual(
        expect.arrayContaining(types),
      );
      for (const tag of [
        "meta[name=description]",
        "meta[property='og:title']",
        "meta[property='og:image']",
        "meta[name='twitter:card']",
        "link[rel=canonical]",
      ])
        expect([tag, await page.locator(`head ${tag}`).count()]).toEqual([tag, 1]);
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("index, follow");
    },
  );

  test.each(["/celebrities?search=x", "/outfits?search=x", "/search?q=x", "/favorites", "/following", "/no/such/page"])(
    "%s is noindex and has no canonical URL",
    async (path) => {
      const { page } = await browser.open(path, { javaScriptEnabled: false });
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toMatch(/^noindex/);
      expect(await page.locator("link[rel=canonical]").count()).toBe(0);
    },
  );

  test("the navigation has four links and a search, and is sticky", async () => {
    const { page } = await browser.open("/outfits");
    const bar = page.getByRole("banner");
    expect(await bar.getByRole("navigation").getByRole("link").allTextContents()).toEqual([
      "Home",
      "Celebrities",
      "Outfits",
      "Blog",
    ]);
    expect(await bar.getByRole("search").count()).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await page.waitForFunction(() => window.scrollY > 1_500);
    expect((await bar.boundingBox())?.y).toBe(0);
  });

  test("Look of the Day shows the outfit's likes and links to its details", async () => {
    const { page } = await browser.open("/outfits");
    const look = page.getByRole("region", { name: "Look of the Day" });
    await look.getByText("3.2k Likes").waitFor();
    await look.getByRole("link", { name: "View Details" }).click();
    await expectStableUrl(page, /^\/outfit\/[^/]+$/);
  });

  test("an occasion tab filters the outfits and has its own URL", async () => {
    const { page } = await browser.open("/outfits");
    await page.getByRole("tab", { name: "Airport" }).click();
    await page.waitForURL("**/outfits?occasion=Airport");
    await page.getByRole("tab", { name: "Airport", selected: true }).waitFor();
    const occasions = await page.getByRole("tabpanel").getByRole("article").allTextContents();
    expect(occasions.length).toBeGreaterThan(0);
    expect(occasions.every((text) => text.startsWith("Airport"))).toBe(true);
  });

  test("the outfits of one celebrity have their own URL", async () => {
    const { page } = await browser.open("/celebrity/beatrix-thornquist");
    const count = await page.getByRole("region", { name: "All Outfits" }).getByRole("article").count();
    const { page: outfit } = await browser.open(linked);
    await outfit
      .getByRole("region", { name: /^More from/ })
      .getByRole("link", { name: "View all" })
      .click();
    await outfit.waitForURL(/\/outfits\?celebrity=[0-9a-f-]{36}$/);
    await waitForText(outfit, "Outfits Worn by Beatrix Thornquist");
    expect(await outfit.getByRole("tabpanel").getByRole("article").count()).toBe(count);
  });

  test("category items are three in a row", async () => {
    const { page } = await browser.open("/category/dresses");
    const tops = await page
      .getByRole("region", { name: "Products" })
      .getByRole("article")
      .evaluateAll((cards) => cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(tops[3]).toBeGreaterThan(tops[0]);
  });

  test("typing in a select starts a new search after a second", async () => {
    const { page } = await browser.open("/category/dresses");
    const sort = page.getByRole("combobox", { name: "Sort by" });
    await sort.focus();
    await page.keyboard.type("price: h");
    await page.waitForURL(/sort=priceHigh/);
    await page.waitForTimeout(1_100);
    await page.keyboard.type("n");
    await expectStableUrl(page, /sort=newest/);
  });

  test("article categories are tabs on a wide screen and a select on a phone", async () => {
    const wide = (await browser.open("/blog")).page;
    await wide.getByRole("tablist", { name: "Categories" }).waitFor();
    expect(await wide.getByRole("combobox", { name: "Category" }).isVisible()).toBe(false);
    const narrow = (await browser.open("/blog", { viewport: phone })).page;
    await narrow.getByRole("combobox", { name: "Category" }).waitFor();
    expect(await narrow.getByRole("tablist", { name: "Categories" }).isVisible()).toBe(false);
  });

  test("/outfit without a slug shows an error", async () => {
    const { page } = await browser.open("/outfit");
    await page.getByRole("heading", { name: "Outfit ID or slug not found" }).waitFor();
  });
});
