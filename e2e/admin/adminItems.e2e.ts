import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";
import { typeWithPauses } from "../support/userActions";
import { chooseRowAction } from "../support/rowMenu";

const address = "/admin/items";

describe("category items", () => {
  const site = setUpOwnSite();
  const open = async (query = "", options = {}) => {
    const opened = await site.openAdmin(address + query, options);
    // An open dialog hides the heading from assistive technology.
    await opened.page.getByRole("heading", { name: "Category Items", level: 1, includeHidden: true }).waitFor();
    return opened;
  };
  const create = async (title: string, more: object = {}): Promise<string> => {
    const { createCategoryItem } = await site.graphql<{ createCategoryItem: { id: string } }>(
      "mutation ($input: CreateCategoryItemInput!) { createCategoryItem(input: $input) { id } }",
      { input: { title, categoryName: "dresses", ...more } },
    );
    return createCategoryItem.id;
  };
  /** Waits until the list shows exactly these titles. */
  const seeTitles = (page: Page, titles: string[]) =>
    page.waitForFunction(
      (wanted) => [...document.querySelectorAll("[role=rowheader]")].map((cell) => cell.textContent).join() === wanted,
      titles.join(),
    );
  const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

  test("are searched, filtered, sorted and paged on the server, with the state in the URL", async () => {
    for (const [title, price] of [
      ["Zebra coat", "$90"],
      ["Zebra hat", "On request"],
      ["Zebra bag", "$1,200"],
    ])
      await create(title, { price, retailer: "Zebra House" });
    const { page, problems } = await open();
    await typeWithPauses(page.getByRole("searchbox", { name: "Search items" }), "ze", "bra");
    await page.waitForURL(/search=zebra/);
    await waitForText(page, "3 category items");
    await page.getByRole("combobox", { name: "Retailer" }).selectOption("Zebra House");
    await page.waitForURL(/retailer=Zebra\+House/);
    await page.getByRole("columnheader", { name: "Price" }).click();
    await page.waitForURL(/sort=PRICE_LOW/);
    await page.getByRole("row", { name: /Zebra coat/ }).waitFor();
    await seeTitles(page, ["Zebra coat", "Zebra bag", "Zebra hat"]);
    await page.getByRole("columnheader", { name: "Price" }).click();
    await page.waitForURL(/reverse=1/);
    await seeTitles(page, ["Zebra bag", "Zebra coat", "Zebra hat"]);
    await page.reload();
    await seeTitles(page, ["Zebra bag", "Zebra coat", "Zebra hat"]);
    await page.getByRole("combobox", { name: "Price" }).selectOption("Over $500");
    await waitForText(page, "1 category item");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/after=/);
    await typeWithPauses(page.getByRole("searchbox"), "nothing ", "has this");
    await waitForText(page, "No items found");
    expect(problems).toEqual([]);
  });

  test("are added, shown on the site, edited, duplicated, deleted and restored", async () => {
    const { page, problems } = await open();
    await page.getByRole("button", { name: "Add Item" }).click();
    const adding = dialog(page, "Add Item");
    await adding.getByRole("button", { name: "Add Item" }).click();
    await adding.getByText("Title is required").waitFor();
    await adding.getByText("Choose a category").waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await adding.getByLabel("Title").fill("Quilted Test Cape");
    await adding.getByLabel("Category").selectOption("Dresses");
    await adding.getByLabel("Price", { exact: true }).fill("$320");
    await adding.getByLabel("Original price").fill("$400");
    await adding.getByLabel("Affiliate link").fill("javascript:alert(1)");
    await adding.getByLabel("Rating").fill("4.5");
    await adding.getByRole("button", { name: "Add Item" }).click();
    await adding.getByText("Enter a web address that begins with https:// or http://").waitFor();
    await adding.getByLabel("Affiliate link").fill("https://shop.example/cape");
    await adding.getByRole("button", { name: "Add Item" }).click();
    await waitForToast(page, "Item added", "Your item has been added successfully");

    const [shop] = await Promise.all([page.waitForEvent("popup"), chooseRowAction(page, "Quilted Test Cape", "View")]);
    await shop.waitForURL(/\/category\/dresses\?search=Quilted\+Test\+Cape/);
    await waitForText(shop, "Quilted Test Cape");
    await shop.close();

    await chooseRowAction(page, "Quilted Test Cape", "Edit");
    await dialog(page, "Edit Item").getByLabel("Title").fill("Quilted Opera Cape");
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Item updated");
    await page.getByRole("row", { name: /Quilted Opera Cape/ }).waitFor();

    await chooseRowAction(page, "Quilted Opera Cape", "Duplicate");
    await dialog(page, "Add Item").getByRole("button", { name: "Add Item" }).click();
    await waitForToast(page, "Item added");
    await page.getByRole("row", { name: /Quilted Opera Cape \(copy\)/ }).waitFor();

    await chooseRowAction(page, "Quilted Opera Cape (copy)", "Delete");
    const question = page.getByRole("alertdialog", { name: "Delete Item" });
    await question
      .getByText('Are you sure you want to delete "Quilted Opera Cape (copy)"? This action cannot be undone.')
      .waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await question.getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Item deleted", "The item has been removed successfully");
    await page.getByRole("row", { name: /Quilted Opera Cape \(copy\)/ }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForToast(page, "Undone");
    await page.getByRole("row", { name: /Quilted Opera Cape \(copy\)/ }).waitFor();
    expect(problems).toEqual([]);
  });

  test("are changed and deleted in bulk after showing their number, with one Undo", async () => {
    for (const title of ["Walrus one", "Walrus two", "Walrus three"]) await create(title);
    const { page, problems } = await open("?search=walrus");
    await page.getByRole("checkbox", { name: "Select all rows" }).check();
    await waitForText(page, "3 category items selected");
    await page.getByRole("button", { name: "Change category" }).click();
    await dialog(page, "Change Category").getByLabel("New category").selectOption("Cars");
    await waitForText(page, "3 category items will move to the category Cars.");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await waitForToast(page, "3 category items changed", "Their category is now Cars.");
    await page.getByRole("gridcell", { name: "Cars", exact: true }).nth(2).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("gridcell", { name: "Dresses", exact: true }).nth(2).waitFor();

    await page.getByRole("checkbox", { name: "Select all rows" }).check();
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Delete" }).click();
    await waitForText(page, "3 category items will go to the trash, from which they can be restored for 30 days.");
    await dialog(page, "Delete Items").getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "3 category items deleted");
    await waitForText(page, "No items found");
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForText(page, "3 category items");
    expect(problems).toEqual([]);
  });

  test("show both versions when two editors change the same item", async () => {
    const id = await create("Shared Gown", { price: "$100" });
    const [mine, theirs] = [await open(`?edit=${id}`), await open(`?edit=${id}`)];
    for (const { page } of [mine, theirs]) await dialog(page, "Edit Item").getByLabel("Title").waitFor();
    await dialog(theirs.page, "Edit Item").getByLabel("Retailer").fill("Theirs");
    await theirs.page.getByRole("button", { name: "Update Item" }).click();
    await waitForToast(theirs.page, "Item updated");
    await dialog(mine.page, "Edit Item").getByLabel("Title").fill("My Gown");
    await mine.page.getByRole("button", { name: "Update Item" }).click();
    await dialog(mine.page, "Someone else saved this").waitFor();
    expect(await findAccessibilityIssues(mine.page)).toEqual([]);
    await mine.page.getByRole("button", { name: "Save these" }).click();
    await waitForToast(mine.page, "Item updated");
    const { categoryItem } = await site.graphql<{ categoryItem: object }>(
      "query ($id: ID!) { categoryItem(id: $id) { title retailer price version } }",
      { id },
    );
    expect(categoryItem).toEqual({ title: "My Gown", retailer: "Theirs", price: "$100", version: 3 });
  });

  test("have a form without accessibility issues", async () => {
    const { page, problems } = await open();
    await chooseRowAction(page, undefined, "Edit");
    await dialog(page, "Edit Item").getByLabel("Title").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
