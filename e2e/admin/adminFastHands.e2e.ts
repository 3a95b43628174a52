import type { Page } from "playwright-core";
import { findAccessibilityIssues, findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";
import { typeWithPauses } from "../support/userActions";

describe("Entering products", () => {
  const admin = setUpOwnSite();
  beforeAll(async () => {
    await admin.graphql("mutation C($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id } }", {
      input: { name: "Perpetua Lindqvist", image: "/art/placeholder/celebrity.svg" },
    });
  });

  const rows = ["Cape", "Belt", "Boots", "Hat", "Bag"].map((title) => [
    title,
    `https://shop.example/${title}`,
    "$9",
    "Shop",
  ]);

  test("five products are pasted into a new outfit and saved with it, in four clicks", async () => {
    const { page, problems } = await admin.openAdmin("/admin/outfits?new=1");
    const form = findDialog(page, "Add New Outfit");
    await typeWithPauses(form.getByLabel("Title"), "Pasted Look");
    await form.getByLabel("Image URL").first().fill("/art/placeholder/outfit.svg");
    await form.getByLabel("Celebrity").fill("perpetua");
    await page.getByRole("option", { name: /Perpetua Lindqvist/ }).click();
    await form.getByLabel("Description").first().fill("A look with five products.");
    await form.getByRole("tab", { name: "Products" }).click();
    await form.getByRole("button", { name: "Add several products" }).click();
    const first = form.getByRole("textbox", { name: "Title of product 1" });
    await first.focus();
    await first.evaluate(
      (field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      },
      rows.map((cells) => cells.join("\t")).join("\n"),
    );
    await waitForText(page, "5 products will be saved with the outfit.");
    await form.getByRole("button", { name: "Add Outfit" }).click();
    await waitForToast(page, "Outfit added");
    const { outfits } = await admin.graphql<{
      outfits: { nodes: { products: { title: string; retailer: string }[] }[] };
    }>('query { outfits(filter: { search: "Pasted Look" }) { nodes { products { title retailer } } } }');
    expect(problems).toEqual([]);
    expect(outfits.nodes[0].products).toEqual(rows.map(([title]) => ({ title, retailer: "Shop" })));
  });
});

describe("Changing many rows", () => {
  const admin = setUpOwnSite();
  beforeAll(async () => {
    const { createCelebrity } = await admin.graphql<{ createCelebrity: { id: string } }>(
      "mutation C($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id } }",
      { input: { name: "Perpetua Lindqvist", image: "/art/placeholder/celebrity.svg" } },
    );
    const { createOutfit } = await admin.graphql<{ createOutfit: { id: string } }>(
      "mutation O($input: CreateOutfitInput!) { createOutfit(input: $input) { id } }",
      {
        input: {
          title: "Quick Look",
          celebrityId: createCelebrity.id,
          image: "/art/placeholder/outfit.svg",
          description: "A look.",
        },
      },
    );
    await admin.graphql("mutation P($input: AddProductsInput!) { addAffiliateProducts(input: $input) { id } }", {
      input: {
        outfitId: createOutfit.id,
        products: ["Zyxo Cape", "Zyxo Belt"].map((title) => ({
          title,
          retailer: "Old Shop",
          affiliateLink: `https://old-shop.example/${title.replace(" ", "-")}?sig=a%2Fb`,
        })),
      },
    });
  });

  const findCell = (page: Page, name: string) => page.getByRole("gridcell", { name, exact: true }).first();

  test("a cell is edited in place with the mouse or the keyboard, and an error keeps its text", async () => {
    const { page, problems } = await admin.openAdmin("/admin/products?search=Zyxo&sort=TITLE");
    await findCell(page, "Old Shop").dblclick();
    const editor = page.getByRole("textbox", { name: "Retailer of Zyxo Belt" });
    await editor.fill("x".repeat(201));
    await editor.press("Enter");
    await page.getByRole("alert").getByText("At most 200 characters").waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    expect(await editor.inputValue()).toHaveLength(201);
    await editor.fill("New Shop");
    await editor.press("Enter");
    await waitForToast(page, "Product updated");
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForToast(page, "Undone");
    await findCell(page, "New Shop").waitFor({ state: "detached" });
    await findCell(page, "Old Shop").click();
    await page.keyboard.press("F2");
    await page.keyboard.type("Third Shop");
    await page.keyboard.press("Escape");
    await findCell(page, "Old Shop").waitFor();
    expect(problems).toEqual([]);
  });

  test("a field of many products is changed after a count, with one Undo", async () => {
    const { page } = await admin.openAdmin("/admin/products?search=Zyxo&sort=TITLE");
    await page.getByRole("checkbox", { name: "Select all rows" }).click();
    await page.getByRole("button", { name: "Change a field" }).click();
    const dialog = findDialog(page, "Change a field");
    await dialog.getByRole("combobox", { name: "Field" }).selectOption("Price");
    await dialog.getByLabel("New price").fill("$49.90");
    await dialog.getByText("2 products will have the price “$49.90”.").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Change", exact: true }).click();
    await waitForToast(page, "Products changed");
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForToast(page, "Undone");
  });

  test("the host of a retailer is replaced after a preview", async () => {
    const { page } = await admin.openAdmin("/admin/links?search=old-shop");
    await page.getByRole("button", { name: "Replace host" }).click();
    const dialog = findDialog(page, "Replace host");
    await dialog.getByRole("combobox", { name: "Retailer" }).selectOption("Old Shop");
    await dialog.getByRole("combobox", { name: "Present host" }).selectOption("old-shop.example");
    await dialog.getByLabel("New host").fill("not a host");
    await dialog.getByText("Enter a host such as shop.example, without a path").waitFor();
    await dialog.getByLabel("New host").fill("new-shop.example");
    await dialog.getByText("https://new-shop.example/Zyxo-Cape?sig=a%2Fb").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Replace", exact: true }).click();
    await waitForToast(page, "Host replaced", "2 rows have the new address");
    const { links } = await admin.graphql<{ links: { totalCount: number } }>(
      'query { links(filter: { search: "old-shop.example/Zyxo" }) { totalCount } }',
    );
    expect(links.totalCount).toBe(0);
  });

  test("a view keeps filter, order and columns, and opens its screen by default", async () => {
    const { page } = await admin.openAdmin("/admin/products?search=Zyxo&sort=TITLE");
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Updated" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save view" }).click();
    const dialog = findDialog(page, "Save view");
    await dialog.getByLabel("Name").fill("Zyxo ones");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await waitForToast(page, "View saved");
    await page.getByRole("button", { name: "Actions for view Zyxo ones" }).click();
    await page.getByRole("menuitem", { name: "Open by default" }).click();
    await waitForToast(page, "This screen opens with “Zyxo ones”");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/admin/products");
    await page.waitForURL(/hide=updatedAt&search=Zyxo&sort=TITLE/);
    await page.getByRole("columnheader", { name: "Price" }).waitFor();
    await page.getByRole("columnheader", { name: "Updated" }).waitFor({ state: "detached" });
  });
});
