import { setUpAdminSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";
import { typeWithPauses } from "../support/userActions";

describe("Entering products", () => {
  const admin = setUpAdminSite();
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
