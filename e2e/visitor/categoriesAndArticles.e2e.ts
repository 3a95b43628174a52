import { phone, reload, setUpBrowser, waitForPage, waitForText, waitForToast } from "../support/browser";
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
    expect(await search.inputValue()).toBe("");

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

  test("by Load More, category and topic, on a wide screen and on a phone", async () => {
    const { page } = await browser.open("/blog");
    await waitForText(page, /24 articles/i);
    const cards = page.locator("section").filter({ hasText: "Latest Articles" }).locator("article");
    expect(await cards.count()).toBe(3);
    for (let count = 3; await page.getByText(/Load More|Loading\.\.\./).isVisible(); count = await cards.count()) {
      await page.getByText("Load More").click();
      await cards.nth(count).waitFor();
    }
    // Two of the 24 are featured above.
    expect(await cards.count()).toBe(22);
    const tabs = page.getByRole("tablist", { name: "Categories" });
    const select = page.getByRole("combobox", { name: "Category" });
    expect([await tabs.isVisible(), await select.isVisible()]).toEqual([true, false]);
    await page.setViewportSize(phone);
    expect([await tabs.isVisible(), await select.isVisible()]).toEqual([false, true]);
    await select.selectOption("Shoes");
    await page.waitForURL("**/blog?category=Shoes");
    await page.getByRole("heading", { name: "A Field Guide to Loafers" }).first().waitFor();

    await page.getByRole("link", { name: "View All" }).first().click();
    await waitForPage(page, "Topics");
    const topics = page.getByRole("main").locator("a[href^='/blog/topic/']");
    expect(await topics.count()).toBe(12);
    await topics.filter({ hasText: "Vintage" }).first().click();
    await page.waitForURL("**/blog/topic/vintage");
    await page.getByRole("link", { name: "How to Read an Old Label" }).click();
    await expectStableUrl(page, "/blog/how-to-read-an-old-label");
  });

  test("a like and a comment are stored in this browser; a blank comment is ignored", async () => {
    const { page } = await browser.open("/blog/a-field-guide-to-loafers");
    const like = page.getByRole("button", { name: /like/i }).first();
    const count = async () => Number(/\d+/.exec((await like.textContent()) ?? "")?.[0]);
    const before = await count();
    await like.click();
    await waitForToast(page, "Thanks for liking this article!");
    const field = page.getByLabel("Add a comment");
    await field.fill("   ");
    await page.getByRole("button", { name: "Post Comment" }).click();
    await waitForText(page, /0 comments/i);
    await field.fill("Venetians, always.");
    await page.getByRole("button", { name: "Post Comment" }).click();
    await waitForText(page, /1 comment/i);
    expect(await field.inputValue()).toBe("");
    await reload(page);
    await waitForText(page, "Venetians, always.");
    await waitForText(page, "You");
    expect(await count()).toBe(before + 1);
    await like.click();
    await expectStable(count, before);
  });
});
