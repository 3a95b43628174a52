import type { Page } from "playwright-core";
import { goTo, reload, setUpBrowser, waitForPage, waitForToast } from "../support/browser";
import { doubleClick, expectStable } from "../support/userActions";

const headerCount = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: `Favorites, ${count} saved` });
const heart = (page: Page, title: string, name = "Add to favorites") =>
  page.locator("article", { has: page.getByRole("heading", { name: title }) }).getByRole("button", { name });
const shopTitles = (page: Page) => page.locator("main article h2").allTextContents();
const ownTitles = async (page: Page) => (await page.locator("main article h3").allTextContents()).sort();

describe("favorites", () => {
  const browser = setUpBrowser();

  test("a product and a look are saved, and survive a removal with Undo and a reload", async () => {
    const { page, problems } = await browser.open("/shop");
    const [product] = await shopTitles(page);
    await heart(page, product).click();
    await headerCount(page, 1).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Outfits" }).click();
    const look = page.getByRole("tabpanel").getByRole("article").first();
    const title = (await look.getByRole("heading").textContent()) ?? "";
    await look.getByRole("link").first().click();
    await page.getByText("Add to favorites", { exact: true }).click();
    await headerCount(page, 2).click();
    await waitForPage(page, "Favorites");
    await page.getByRole("region", { name: "Looks" }).getByText(title).first().waitFor();
    await heart(page, product, "Remove from favorites").click();
    await waitForToast(page, "Removed from favorites");
    await headerCount(page, 1).waitFor();
    expect(await page.getByRole("region", { name: "Products" }).count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await headerCount(page, 2).waitFor();
    await reload(page);
    await page.getByRole("region", { name: "Products" }).getByText(product).first().waitFor();
    expect(await ownTitles(page)).toEqual([title, product].sort());
    expect(problems).toEqual([]);
  });

  test("are the same after two quick clicks, and in every tab", async () => {
    const { page } = await browser.open("/shop");
    const [first, second] = await shopTitles(page);
    await heart(page, first).click();
    const tab = await page.context().newPage();
    await goTo(tab, "/shop");
    await headerCount(tab, 1).waitFor();
    await heart(tab, second).click();
    await headerCount(page, 2).waitFor();
    await doubleClick(heart(page, first, "Remove from favorites"));
    await expectStable(() => headerCount(page, 2).count(), 1);
    await headerCount(tab, 2).click();
    await waitForPage(tab, "Favorites");
    await tab.getByRole("region", { name: "Products" }).getByText(second).first().waitFor();
    expect(await ownTitles(tab)).toEqual([first, second].sort());
  });
});
