import { setUpAdminSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { deleteRow, findDialog, submitDialog } from "../support/rowDialogs";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";
import { createOutfit, createRow, findOutfits } from "../support/rows";

describe("Products", () => {
  const admin = setUpAdminSite();

  test("a product is added to an outfit, edited in its form and in its row, deleted and restored", async () => {
    await createOutfit(admin, "Quince Costume", { slug: "quince-costume" });
    const { page, problems, dataRequests } = await admin.openAdmin("/admin/products");
    await page.getByRole("button", { name: "Add Product" }).click();
    const form = findDialog(page, "Add New Product");
    await form.getByLabel("Title").fill("Quince Gloves");
    await form.getByLabel("Outfit").fill("quince");
    await page.getByRole("option", { name: "Quince Costume" }).click();
    await form.getByLabel("Retailer").fill("Quince & Sons");
    await form.getByLabel("Affiliate Link").fill("https://quince.example/gloves");
    await form.getByLabel("Price", { exact: true }).fill("$45");
    await form.getByLabel("Rating").fill("4.5");
    await submitDialog(page, "Add Product");
    await waitForToast(page, "Product added", "Your product has been added successfully");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const readPage = async () => (await fetch(`${admin.url()}/outfit/quince-costume`)).text();
    expect(await readPage()).toContain("Quince Gloves");

    const earlier = new Set(dataRequests);
    await page.getByRole("combobox", { name: "Rows per page" }).selectOption("50");
    await page.locator("[role=grid][aria-rowcount='51']").waitFor();
    await page.getByLabel("Outfit", { exact: true }).fill("quince cos");
    await page.getByRole("option", { name: "Quince Costume" }).click();
    await waitForText(page, /^1 product$/);
    expect(new URL(page.url()).search).toMatch(/^\?size=50&outfit=[\w-]+$/);
    // A change that another editor publishes may repeat one, also the one of the list before.
    const requests = new Set(dataRequests.filter((request) => !earlier.has(request)));
    const lists = [...requests].filter((request) => request.includes("query AdminProducts("));
    expect(lists).toHaveLength(2);

    await page.getByRole("button", { name: "Quince Gloves", exact: true }).click();
    await findDialog(page, "Edit Product").getByLabel("Price", { exact: true }).fill("$46");
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Product updated");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await readPage()).toContain("$46");
    const findCell = (name: string) => page.getByRole("gridcell", { name, exact: true });
    await findCell("$46").waitFor();
    await findCell("Quince & Sons").dblclick();
    const editor = page.getByRole("textbox", { name: "Retailer of Quince Gloves" });
    await editor.fill("x".repeat(201));
    await editor.press("Enter");
    await page.getByRole("alert").getByText("At most 200 characters").waitFor();
    await editor.fill("New Shop");
    await editor.press("Enter");
    await findCell("New Shop").click();
    await page.keyboard.press("F2");
    await page.keyboard.type("Third Shop");
    await page.keyboard.press("Escape");
    await findCell("New Shop").waitFor();

    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Updated" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("columnheader", { name: "Updated" }).waitFor({ state: "detached" });
    await deleteRow(page, "Quince Gloves");
    await waitForToast(page, "Product deleted", "The product has been removed successfully");
    await waitForText(page, "No products found");
    const removed = await readPage();
    expect(removed).not.toContain("New Shop");
    expect(removed).toContain("“Quince Gloves” was removed from this look.");
    await page.getByRole("button", { name: "Undo" }).click();
    await findRowMenu(page, "Quince Gloves").waitFor();
    expect(await readPage()).toContain("New Shop");
    expect(problems).toEqual([]);
  });

  test("selected products are changed together after a count, with one Undo", async () => {
    const { id: outfitId } = await createOutfit(admin, "Zyxo Costume");
    for (const title of ["Zyxo Cape", "Zyxo Belt"]) await createRow(admin, "AffiliateProduct", { outfitId, title });
    const { page, problems } = await admin.openAdmin("/admin/products?search=Zyxo");
    await page.getByRole("checkbox", { name: "Select all rows" }).check();
    await page.getByRole("button", { name: "Change a field" }).click();
    const dialog = findDialog(page, "Change a field");
    await dialog.getByRole("combobox", { name: "Field" }).selectOption("Price");
    await dialog.getByLabel("New price").fill("$49.90");
    await dialog.getByText("2 products will have the price “$49.90”.").waitFor();
    await dialog.getByRole("button", { name: "Change", exact: true }).click();
    await waitForToast(page, "Products changed");
    await page.getByRole("gridcell", { name: "$49.90" }).nth(1).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("gridcell", { name: "$49.90" }).first().waitFor({ state: "detached" });
    expect(problems).toEqual([]);
  });

  test("five products are pasted into a new outfit and saved with it", async () => {
    await createRow(admin, "Celebrity", { name: "Perdita Pastewell" });
    const rows = ["Cape", "Belt", "Boots", "Hat", "Bag"].map((title) => [
      title,
      `https://shop.example/${title}`,
      "$9",
      "Shop",
    ]);
    const { page, problems } = await admin.openAdmin("/admin/outfits?new=1", { permissions: ["clipboard-write"] });
    const form = findDialog(page, "Add New Outfit");
    await form.getByLabel("Title").fill("Pasted Look");
    await form.getByLabel("Image URL").first().fill("/art/placeholder/outfit.svg");
    await form.getByLabel("Celebrity").fill("perdita");
    await page.getByRole("option", { name: /Perdita Pastewell/ }).click();
    await form.getByLabel("Description").first().fill("A look with five products.");
    await form.getByRole("tab", { name: "Products" }).click();
    await form.getByRole("button", { name: "Add several products" }).click();
    await form.getByRole("textbox", { name: "Title of product 1" }).focus();
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      rows.map((cells) => cells.join("\t")).join("\n"),
    );
    await page.keyboard.press("Control+v");
    await waitForText(page, "5 products will be saved with the outfit.");
    await form.getByRole("button", { name: "Add Outfit" }).click();
    await waitForToast(page, "Outfit added");
    expect(await findOutfits(admin, "Pasted Look", "products { title retailer }")).toEqual([
      { products: rows.map(([title]) => ({ title, retailer: "Shop" })) },
    ]);
    expect(problems).toEqual([]);
  });
});

describe("Category items", () => {
  const admin = setUpAdminSite();

  test("an item is added, shown to visitors, edited, duplicated, deleted and restored", async () => {
    const { page, problems } = await admin.openAdmin("/admin/items");
    await page.getByRole("button", { name: "Add Item" }).click();
    const adding = findDialog(page, "Add Item");
    await adding.getByLabel("Title").fill("Quilted Test Cape");
    await adding.getByLabel("Category").selectOption("Dresses");
    await adding.getByLabel("Price", { exact: true }).fill("$320");
    await adding.getByLabel("Original price").fill("$400");
    await adding.getByLabel("Affiliate link").fill("https://shop.example/cape");
    await adding.getByLabel("Rating").fill("4.5");
    await submitDialog(page, "Add Item");
    await waitForToast(page, "Item added", "Your item has been added successfully");
    const [shop] = await Promise.all([page.waitForEvent("popup"), chooseRowAction(page, "Quilted Test Cape", "View")]);
    await shop.waitForURL(/\/category\/dresses\?search=Quilted\+Test\+Cape/);
    await waitForText(shop, "Quilted Test Cape");
    await shop.close();

    await chooseRowAction(page, "Quilted Test Cape", "Edit");
    await findDialog(page, "Edit Item").getByLabel("Title").fill("Quilted Opera Cape");
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Item updated");
    await chooseRowAction(page, "Quilted Opera Cape", "Duplicate");
    await submitDialog(page, "Add Item");
    await deleteRow(page, "Quilted Opera Cape (copy)");
    await waitForToast(page, "Item deleted", "The item has been removed successfully");
    await findRowMenu(page, "Quilted Opera Cape (copy)").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await findRowMenu(page, "Quilted Opera Cape (copy)").waitFor();
    expect(problems).toEqual([]);
  });
});
