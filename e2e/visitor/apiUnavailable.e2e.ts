import type { Page } from "playwright-core";
import { failApiRequests, setUpBrowser } from "../support/browser";

/** The way through every page that queries the API: from each page a link leads to the next one. */
const way: { to: string | RegExp; follow: (page: Page) => Promise<void> }[] = [
  { to: "/", follow: (page) => page.getByRole("banner").getByRole("link", { name: "Home" }).click() },
  { to: "/celebrities", follow: (page) => page.getByRole("banner").getByRole("link", { name: "Celebrities" }).click() },
  { to: "/celebrity/", follow: (page) => page.locator("main article a[href^='/celebrity/']").last().click() },
  { to: "/outfit/", follow: (page) => page.locator("main a[href^='/outfit/']").first().click() },
  { to: "/outfits", follow: (page) => page.getByRole("banner").getByRole("link", { name: "Outfits" }).click() },
  { to: "/blog", follow: (page) => page.getByRole("banner").getByRole("link", { name: "Blog" }).click() },
  { to: /\/blog\/[^/]+$/, follow: (page) => page.locator("main article a").first().click() },
  { to: "/blog/topic/", follow: (page) => page.locator("main a[href^='/blog/topic/']").first().click() },
  {
    to: "/category/shoes",
    follow: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Shoes" }).click(),
  },
  { to: "/categories", follow: (page) => page.getByRole("link", { name: "Categories", exact: true }).first().click() },
  { to: "/categories/dresses", follow: (page) => page.getByRole("link", { name: /looks with dresses/ }).click() },
  { to: "/shop", follow: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Shop" }).click() },
  {
    to: "/search?q=gown",
    follow: async (page) => {
      await page.getByRole("banner").locator("input[name=q]").fill("gown");
      await page.keyboard.press("Enter");
    },
  },
];

const empty = /No (outfits|celebrities|items|articles)|not found|Nothing found/i;

describe("while the API is unavailable", () => {
  const browser = setUpBrowser();

  test("every page shows an error, not an empty list, and loads after Retry", async () => {
    const { page } = await browser.open("/privacy-policy");
    const main = page.getByRole("main");
    const retry = main.getByRole("button", { name: "Retry" });
    for (const { to, follow } of way) {
      await failApiRequests(page, "server");
      await follow(page);
      await retry.waitFor();
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toMatch(to instanceof RegExp ? to : new RegExp(`^${to.replace("?", "\\?")}`));
      expect([pathname, empty.exec((await main.textContent()) ?? "")]).toEqual([pathname, null]);
      // A pointer over a link would load its page before the API fails again.
      await page.mouse.move(0, 0);
      await page.unroute("**/graphql**");
      await retry.press("Enter");
      await main.locator("a:visible").nth(3).waitFor();
      await retry.waitFor({ state: "detached" });
    }
  });
});
