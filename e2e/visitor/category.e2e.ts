import { reload, setUpBrowser, waitForText, waitForToast } from "../support/browser";
import { expectStableUrl, typeWithPauses } from "../support/userActions";

describe("/category/{name}", () => {
  const browser = setUpBrowser();

  test("search, price and sort are in the URL and apply on the server too", async () => {
    const { page } = await browser.open("/category/dresses");
    await waitForText(page, "Showing 20 items");
    await page.getByRole("combobox", { name: "Price", exact: true }).selectOption({ label: "Under $100" });
    await page.waitForURL("**/category/dresses?price=under100");
    await page.getByRole("link", { name: /Remove filter/ }).waitFor();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price: Low to High" });
    await page.waitForURL(/price=under100&sort=priceLow/);
    const shared = await browser.open("/category/dresses?price=under100&sort=priceLow", { javaScriptEnabled: false });
    const count = await shared.page.getByText(/^Showing \d+ items?$/).textContent();
    expect(count).not.toBe("Showing 20 items");
    await waitForText(page, count ?? "");
    const prices = await shared.page
      .locator("main article")
      .evaluateAll((cards) =>
        cards.map((card) => Number(/\$([\d,.]+)/.exec(card.textContent ?? "")?.[1].replace(/,/g, ""))),
      );
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(prices.every((price) => price < 100)).toBe(true);
  });

  test("Reset Filters on an empty result clears all filters", async () => {
    const { page } = await browser.open("/category/dresses?search=nothing&price=over500&sort=newest");
    await waitForText(page, "No items found");
    await waitForText(page, "Try adjusting your filters or search criteria.");
    await page.getByText("Reset Filters").click();
    await page.waitForURL("**/category/dresses");
    await waitForText(page, "Showing 20 items");
    expect(await page.getByPlaceholder("Search products...").inputValue()).toBe("");
  });

  test("typing filters the list, and its chip removes the filter", async () => {
    const { page } = await browser.open("/category/dresses");
    await typeWithPauses(page.getByPlaceholder("Search products..."), "go", "wn");
    await page.waitForURL("**/category/dresses?search=gown");
    await page.getByRole("link", { name: /Remove filter/ }).click();
    await expectStableUrl(page, "/category/dresses");
  });

  test("a favorite is stored in this browser", async () => {
    const { page } = await browser.open("/category/shoes");
    await page.getByRole("button", { name: "Add to favorites" }).first().click();
    await waitForToast(page, "favorites");
    await reload(page);
    await page.getByRole("button", { name: "Remove from favorites" }).first().click();
    expect(await page.getByRole("button", { name: "Remove from favorites" }).count()).toBe(0);
  });

  test("shows Sale only on reduced prices, and FAQs only where the category has them", async () => {
    const { page } = await browser.open("/category/dresses");
    for (const card of await page.locator("main article").filter({ hasText: "Sale" }).all()) {
      expect(await card.locator("s, del").count()).toBe(1);
    }
    await waitForText(page, "Frequently Asked Questions");
    const { page: cars } = await browser.open("/category/cars");
    expect(await cars.getByText("Frequently Asked Questions").count()).toBe(0);
    await waitForText(cars, "Celebrity Cars");
  });
});
