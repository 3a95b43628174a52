import type { Page } from "playwright-core";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";

const header = "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src";
const upload = (page: Page, ...lines: string[]) =>
  page.locator("input[type=file]").setInputFiles({
    name: "tide.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([header, ...lines].join("\n")),
  });
const gown = (price: number) => `wave,Wave Gown of the Tide,<p>Blue.</p>,Tide,Dresses,,true,${price},,`;
const boot = "boot,Tide Bicycle Boot,,Tide,Boots,,true,20,,";
const nameless = "bag,,,Tide,Bags,,true,20,,";

/** The tests build on each other. */
describe("feeds", () => {
  const site = setUpOwnSite();
  const items = async (search: string) => {
    const { categoryItems } = await site.graphql<{
      categoryItems: { nodes: { id: string; title: string; price: string; categoryName: string; version: number }[] };
    }>(
      "query ($search: String) { categoryItems(filter: { search: $search }) { nodes { id title price categoryName version } } }",
      { search },
    );
    return categoryItems.nodes;
  };
  const openFeed = async () => {
    const opened = await site.openAdmin("/admin/feeds");
    await opened.page.getByText("Tide Studio").first().click();
    await opened.page.getByRole("heading", { level: 1, name: "Tide Studio" }).waitFor();
    return opened;
  };

  test("are added on the screen that replaced the import", async () => {
    const { page, problems } = await site.openAdmin("/admin/import-products");
    await page.getByRole("heading", { level: 1, name: "Feeds" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/feeds");
    await page.getByRole("button", { name: "Add feed" }).click();
    const dialog = page.getByRole("dialog", { name: "Add feed" });
    await dialog.getByLabel(/^Name/).fill("Tide Studio");
    await dialog.getByLabel("Currency").fill("EUR");
    await dialog.getByLabel("Link template").fill("https://tide.example/p/{handle}");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Add feed" }).click();
    await page.getByRole("heading", { level: 1, name: "Tide Studio" }).waitFor();
    expect(problems).toEqual([]);
  });

  test("are checked, mended by a rule, checked again and imported", async () => {
    const { page, problems } = await openFeed();
    await upload(page, gown(120), boot, nameless);
    await waitForText(page, "This is what would change");
    await waitForText(page, "The product has no title.");
    await page.getByRole("button", { name: "Examples: Type ends with “boot”" }).click();
    await waitForText(page, "Boots, line 3");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await page.getByRole("button", { name: "Change: Tide Bicycle Boot" }).click();
    const dialog = page.getByRole("dialog", { name: "Add rule" });
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await dialog.getByLabel(/^Words/).fill("bicycle,");
    await dialog.getByLabel(/^Goes to/).selectOption("Bikes");
    await dialog.getByRole("button", { name: "Save rule" }).click();
    await page.getByRole("button", { name: "Check again" }).click();
    await waitForText(page, /^Rule of words: boots \+ bicycle/);
    expect(await items("of the Tide")).toEqual([]);
    await page.getByRole("button", { name: "Import now" }).click();
    await waitForToast(page, "Feed imported", "2 items created, 0 updated, 0 unchanged");
    expect((await items("Tide Bicycle Boot")).map(({ categoryName }) => categoryName)).toEqual(["bikes"]);
    const { page: shop } = await site.openAsVisitor("/category/dresses?sort=newest");
    await waitForText(shop, "Wave Gown of the Tide");
    await waitForText(shop, "€120.00");
    expect(problems).toEqual([]);
  });

  test("update prices, keep an edited title, and give it back on request", async () => {
    const [{ id, version }] = await items("Wave Gown of the Tide");
    await site.graphql("mutation ($input: UpdateCategoryItemInput!) { updateCategoryItem(input: $input) { id } }", {
      input: { id, version, title: "The Tide in Silk" },
    });
    const { page, problems } = await openFeed();
    await upload(page, gown(99), boot);
    await page.getByRole("button", { name: "Import now" }).click();
    await waitForToast(page, "Feed imported", "0 items created, 1 updated, 1 unchanged");
    await waitForText(page, "Your edits kept");
    expect((await items("The Tide in Silk")).map(({ price }) => price)).toEqual(["€99.00"]);
    await page.getByRole("link", { name: "The Tide in Silk" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Item" });
    await waitForText(page, "Wave Gown of the Tide");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await dialog.getByRole("button", { name: /^Use .* as Title$/ }).click();
    await dialog.getByRole("button", { name: "Update Item" }).click();
    await waitForToast(page, "Item updated");
    expect(await items("Wave Gown of the Tide")).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test("give many items their values back, with an undo", async () => {
    const [{ id, version }] = await items("Wave Gown of the Tide");
    await site.graphql("mutation ($input: UpdateCategoryItemInput!) { updateCategoryItem(input: $input) { id } }", {
      input: { id, version, title: "The Tide in Silk" },
    });
    const { page } = await site.openAdmin("/admin/items?search=The+Tide+in+Silk");
    await page.getByRole("checkbox", { name: /select all rows/i }).check();
    await page.getByRole("button", { name: "Use feed’s values" }).click();
    const dialog = page.getByRole("dialog", { name: "Use feed’s values" });
    await dialog.getByLabel("Title").check();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Use feed’s values" }).click();
    await waitForToast(page, "1 category item changed");
    expect(await items("Wave Gown of the Tide")).toHaveLength(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForToast(page, "Undone");
    expect(await items("The Tide in Silk")).toHaveLength(1);
  });

  test("refuse a file of another kind with a message", async () => {
    const { page } = await openFeed();
    const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n1,2\n") };
    await page.locator("input[type=file]").setInputFiles(file);
    await waitForText(page, /^The format of the file is not known/);
    expect(await page.getByRole("button", { name: "Import now" }).count()).toBe(0);
  });
});
