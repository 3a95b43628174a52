import { phone, reload, setUpBrowser, waitForText } from "../support/browser";
import { expectStable, expectStableUrl, typeWithPauses } from "../support/userActions";

describe("a category", () => {
  const browser = setUpBrowser();

  test("search, price and order are in the URL, apply on the server too, and can be reset", async () => {
    const { page } = await browser.open("/category/dresses");
    await waitForText(page, "Showing 20 items");
    const search = page.getByRole("searchbox", { name: "Search products" });
    await typeWithPauses(search, "go", "wn o", "f nothing");
    await expectStable(() => search.inputValue(), "gown of nothing");
    await page.waitForURL("**/category/dresses?search=gown+of+nothing");
    await waitForText(page, "No items found");
    await page.getByText("Reset Filters").click();
    await expectStableUrl(page, "/category/dresses");
    await expectStable(() => search.inputValue(), "");

    await page.getByRole("combobox", { name: "Price", exact: true }).selectOption({ label: "Under $100" });
    await page.waitForURL("**/category/dresses?price=under100");
    const order = page.getByRole("combobox", { name: "Sort by" });
    await order.focus();
    await page.keyboard.type("price: l");
    await page.waitForURL("**/category/dresses?price=under100&sort=priceLow");
    const readCards = () => page.getByRole("region", { name: "Products" }).getByRole("article").allTextContents();
    const count = page.getByText(/^Showing \d+ items?$/);
    await page.waitForFunction(() => !/Showing 20 items/.test(document.body.innerText));
    // The former order stays until the new one is there.
    const isSortedBelow100 = async () => {
      const prices = (await readCards()).map((card) => Number(/\$([\d,.]+)/.exec(card)?.[1].replace(/,/g, "")));
      return prices.every((price, at) => price < 100 && (at === 0 || price >= prices[at - 1]));
    };
    await expectStable(isSortedBelow100, true);
    const [text, cards] = [await count.textContent(), await readCards()];
    await reload(page);
    expect([await count.textContent(), await readCards()]).toEqual([text, cards]);
    await page.getByRole("link", { name: /Remove filter/ }).click();
    await expectStableUrl(page, "/category/dresses?sort=priceLow");
  });
});

describe("articles", () => {
  const browser = setUpBrowser();

  test("by category: tabs on a wide screen, a select on a phone", async () => {
    const { page } = await browser.open("/blog");
    const tabs = page.getByRole("tablist", { name: "Categories" });
    const select = page.getByRole("combobox", { name: "Category" });
    expect([await tabs.isVisible(), await select.isVisible()]).toEqual([true, false]);
    await page.setViewportSize(phone);
    expect([await tabs.isVisible(), await select.isVisible()]).toEqual([false, true]);
    await select.selectOption("Shoes");
    await page.waitForURL("**/blog?category=Shoes");
    await page.getByRole("heading", { name: "A Field Guide to Loafers" }).first().waitFor();
  });
});
