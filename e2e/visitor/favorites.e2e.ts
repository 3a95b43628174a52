import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { goTo, reload, waitForToast } from "../support/browser";
import { doubleClick, expectStable } from "../support/userActions";

interface Data {
  outfits: { nodes: { slug: string; title: string }[] };
}

describe("favorites", () => {
  const site = setUpOwnSite();
  let saved: Data["outfits"]["nodes"][number];
  beforeAll(async () => {
    const { outfits } = await site.graphql<Data>("{ outfits(first: 1) { nodes { slug title } } }");
    [saved] = outfits.nodes;
  });

  const headerCount = (page: Page, count: number) =>
    page.getByRole("banner").getByRole("link", { name: `Favorites, ${count} saved` });
  const heart = (page: Page, title: string, name = "Add to favorites") =>
    page.locator("article", { has: page.getByRole("heading", { name: title }) }).getByRole("button", { name });
  /** The titles of the products in the shop. */
  const shopTitles = (page: Page) => page.locator("main article h2").allTextContents();
  const ownTitles = (page: Page) => page.locator("main article h3").allTextContents();

  /** Opens the shop and the look, and presses both hearts. */
  async function save(page: Page) {
    const [product] = await shopTitles(page);
    await heart(page, product).click();
    await headerCount(page, 1).waitFor();
    await goTo(page, `/outfit/${saved.slug}`);
    await page.getByText("Add to favorites", { exact: true }).click();
    await headerCount(page, 2).waitFor();
    await goTo(page, "/favorites");
    return { product, look: saved.title };
  }

  test("list a look and a product, are counted, and survive a reload; Undo brings one back", async () => {
    const { page, problems } = await site.openAsVisitor("/shop");
    const { product, look } = await save(page);
    await page.getByRole("region", { name: "Looks" }).getByText(look).first().waitFor();
    await page.getByRole("region", { name: "Products" }).getByText(product).first().waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await heart(page, product, "Remove from favorites").click();
    await waitForToast(page, "Removed from favorites");
    await headerCount(page, 1).waitFor();
    expect(await page.getByRole("region", { name: "Products" }).count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await headerCount(page, 2).waitFor();
    await reload(page);
    await headerCount(page, 2).waitFor();
    expect((await ownTitles(page)).sort()).toEqual([look, product].sort());
    expect(problems).toEqual([]);
  });

  test("are shared by a link, which changes nothing for who opens it", async () => {
    const { page } = await site.openAsVisitor("/shop", { permissions: ["clipboard-read", "clipboard-write"] });
    const { product, look } = await save(page);
    await page.getByRole("button", { name: "Share" }).click();
    await waitForToast(page, "Link copied");
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const other = (await site.openAsVisitor("/shop")).page;
    const own = (await shopTitles(other))[2];
    await heart(other, own).click();
    await headerCount(other, 1).waitFor();
    await goTo(other, link.pathname + link.search);
    await other.getByRole("heading", { level: 1, name: "Shared favorites" }).waitFor();
    expect((await ownTitles(other)).sort()).toEqual([look, product].sort());
    await headerCount(other, 1).waitFor();
    await other.getByRole("link", { name: "My favorites" }).click();
    await other.getByRole("heading", { level: 1, name: "Favorites" }).waitFor();
    await other.getByRole("region", { name: "Products" }).getByText(own).first().waitFor();
    expect(await ownTitles(other)).toEqual([own]);
  });

  test("are the same after two quick clicks, and in every tab", async () => {
    const { page } = await site.openAsVisitor("/shop");
    const [first, second] = await shopTitles(page);
    await heart(page, first).click();
    const tab = await page.context().newPage();
    await goTo(tab, "/shop");
    await headerCount(tab, 1).waitFor();
    await heart(tab, second).click();
    await headerCount(page, 2).waitFor();
    await doubleClick(heart(page, first, "Remove from favorites"));
    await expectStable(() => headerCount(page, 2).count(), 1);
    await expectStable(() => headerCount(tab, 2).count(), 1);
    await goTo(tab, "/favorites");
    expect((await ownTitles(tab)).sort()).toEqual([first, second].sort());
  });
});
