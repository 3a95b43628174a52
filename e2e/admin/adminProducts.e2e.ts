import { setUpAdminSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";
import { createOutfit, createRow, findOutfits } from "../support/rows";

describe("Products", () => {
  const admin = setUpAdminSite();

  test("a cell is edited in place by double-click and F2, and a hidden column is gone", async () => {
    const { id: outfitId } = await createOutfit(admin, "Quince Costume");
    await createRow(admin, "AffiliateProduct", { outfitId, title: "Quince Gloves", retailer: "Quince & Sons" });
    const { page, problems } = await admin.openAdmin("/admin/products?search=quince");
    const findCell = (name: string) => page.getByRole("gridcell", { name, exact: true });
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
