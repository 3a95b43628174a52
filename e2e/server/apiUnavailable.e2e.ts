import type { Page } from "playwright-core";
import { failApiRequests, setUpBrowser } from "../support/browser";

/** Each page, with a page that links to it, so that the browser queries the API. The topics are loaded with the blog. */
const navigations = [
  { to: "/celebrities", from: "/outfits", name: "Celebrities" },
  { to: "/celebrity/anouk-serrault", from: "/", name: "View Profile" },
  { to: "/outfits", from: "/blog", name: "Outfits" },
  { to: "/outfit/", from: "/celebrity/zendria-vale", name: "View Details" },
  { to: "/blog", from: "/outfits", name: "Blog" },
  { to: "/blog/topic/vintage", from: "/blog/topics", name: "Vintage" },
  { to: "/blog/a-field-guide-to-loafers", from: "/blog?category=Shoes", name: "A Field Guide to Loafers" },
  { to: "/category/shoes", from: "/", name: "Shoes" },
  { to: "/categories", from: "/category/shoes", name: "Categories" },
  { to: "/categories/dresses", from: "/categories", name: /looks with dresses/ },
  { to: "/shop", from: "/outfits", name: "Shop" },
  { to: "/search?q=", from: "/search?q=vale", name: null },
];

const empty = /No (outfits|celebrities|items|articles)|not found|Nothing found/i;

/** Follows the link, or searches for another text on the page. */
async function navigate(page: Page, name: string | RegExp | null): Promise<void> {
  if (name !== null) return page.getByRole("link", { name, exact: true }).first().click();
  await page.getByRole("main").getByRole("search").locator("input").first().fill("gown");
  await page.keyboard.press("Enter");
}

describe("while the API is unavailable", () => {
  const browser = setUpBrowser();

  test.each(navigations)("$to shows an error, not an empty list, and loads after Retry", async (navigation) => {
    const { page } = await browser.open(navigation.from);
    await failApiRequests(page, "server");
    await navigate(page, navigation.name);
    const main = page.getByRole("main");
    const retry = main.getByRole("button", { name: "Retry" });
    await retry.waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toContain(navigation.to);
    expect(await main.textContent()).not.toMatch(empty);
    await page.unroute("**/graphql**");
    await retry.click();
    await main.locator("a").nth(3).waitFor();
    expect(await retry.count()).toBe(0);
  });

  test("a query that cannot connect is retried after 1, 2 and 4 seconds", async () => {
    const { page } = await browser.open("/celebrities");
    const times: number[] = [];
    await page.route("**/graphql**", (route) => {
      if (route.request().url().includes("operationName=BlogPage")) times.push(Date.now());
      return route.abort("connectionrefused");
    });
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await page.getByRole("button", { name: "Retry" }).waitFor({ timeout: 20_000 });
    const waits = times.slice(1).map((time, index) => Math.round((time - times[index]) / 1000));
    expect(waits).toEqual([1, 2, 4]);
  });

  test("favorites are not lost, and load after Retry", async () => {
    const { page } = await browser.open("/category/shoes");
    await page.getByRole("button", { name: "Add to favorites" }).first().click();
    await failApiRequests(page, "server");
    await page.getByRole("contentinfo").getByRole("link", { name: "Favorites" }).click();
    const retry = page.getByRole("main").getByRole("button", { name: "Retry" });
    await retry.waitFor();
    await page.unroute("**/graphql**");
    await retry.click();
    await page.getByRole("button", { name: "Remove from favorites" }).waitFor();
  });
});
