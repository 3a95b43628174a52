import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { confirmDeletion, findDialog, deleteRow, submitDialog } from "../support/rowDialogs";
import { typeWithPauses } from "../support/userActions";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";

interface Row {
  id: string;
  version: number;
}

describe("Products", () => {
  const admin = setUpOwnSite();
  let outfit: string;
  beforeAll(async () => {
    const { celebrities } = await admin.graphql<{ celebrities: { nodes: Row[] } }>(
      "{ celebrities(first: 1) { nodes { id } } }",
    );
    const { createOutfit } = await admin.graphql<{ createOutfit: Row }>(
      "mutation C($input: CreateOutfitInput!) { createOutfit(input: $input) { id } }",
      {
        input: {
          title: "Quince Costume",
          slug: "quince-costume",
          celebrityId: celebrities.nodes[0]?.id,
          image: "/art/placeholder/outfit.svg",
          description: "A look of the tests.",
        },
      },
    );
    outfit = createOutfit.id;
  });

  /** Creates a product for the test. */
  const create = async (title: string, more: Record<string, unknown> = {}) => {
    const { createAffiliateProduct } = await admin.graphql<{ createAffiliateProduct: Row }>(
      "mutation C($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id version } }",
      { input: { title, outfitId: outfit, ...more } },
    );
    return createAffiliateProduct;
  };
  const read = async <Fields extends object>(id: string, fields: string) => {
    const { affiliateProduct } = await admin.graphql<{ affiliateProduct: Fields | null }>(
      `query P($id: ID!) { affiliateProduct(id: $id) { ${fields} } }`,
      { id },
    );
    return affiliateProduct;
  };

  test("are filtered by title, retailer, outfit and price, with the state in the URL", async () => {
    await create("Quince Belt", { retailer: "Quince & Sons", price: "$80" });
    await create("Quince Crown", { retailer: "Quince & Sons", price: "$900" });
    const { page, problems } = await admin.openAdmin("/admin/products");
    await page.getByRole("columnheader", { name: "Title" }).waitFor();
    const headers = await page.getByRole("columnheader").allTextContents();
    expect(headers.filter((text) => text !== "")).toEqual([
      "Image",
      "Title",
      "Outfit",
      "Retailer",
      "Price",
      "Updated",
      "Actions",
    ]);
    await page.getByLabel("Retailer").selectOption("Quince & Sons");
    await waitForText(page, "2 products");
    await page.getByLabel("Outfit", { exact: true }).fill("quince cos");
    await page.getByRole("option", { name: "Quince Costume" }).click();
    await page.waitForURL(/outfit=/);
    await page.getByRole("columnheader", { name: "Price" }).click();
    await page.waitForURL(/sort=PRICE_LOW/);
    await page.getByRole("columnheader", { name: "Price" }).click();
    await page.waitForURL(/reverse=1/);
    const title = page.getByRole("gridcell", { name: /^Quince (Belt|Crown)$/ }).or(page.getByRole("rowheader"));
    await title.first().filter({ hasText: "Quince Crown" }).waitFor();
    await page.getByLabel("Price").selectOption("Under $100");
    await waitForText(page, "1 product");
    await page.reload();
    await waitForText(page, "Quince Belt");
    await page.getByRole("button", { name: "Clear" }).click();
    await typeWithPauses(page.getByLabel("Search products"), "no suc", "h thing");
    await waitForText(page, "No products found");
    expect(problems).toEqual([]);
  });

  test("asks the server once for another page size, and stays there, on a slow device too", async () => {
    const { page, dataRequests } = await admin.openAdmin("/admin/products");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    dataRequests.length = 0;
    await page.getByRole("combobox", { name: "Rows per page" }).selectOption("50");
    await page.locator("[role=grid][aria-rowcount='51']").waitFor();
    await page.waitForTimeout(1_500);
    expect(dataRequests.filter((request) => request.includes("AdminProducts"))).toHaveLength(1);
    expect(new URL(page.url()).search).toBe("?size=50");
  });

  test("adds a product that is on its outfit's page immediately", async () => {
    const { page, problems } = await admin.openAdmin("/admin/products");
    await page.getByRole("button", { name: "Add Product" }).click();
    await submitDialog(page, "Add Product");
    for (const text of ["Title is required", "Outfit is required"]) await waitForText(page, text);
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
    await waitForText(page, "Quince Gloves");
    const visitor = await admin.openAsVisitor("/outfit/quince-costume");
    await waitForText(visitor.page, "Quince Gloves");
    expect(problems).toEqual([]);
  });

  test("edits a product on its screen and inside its outfit", async () => {
    const { id } = await create("Quince Ribbon", { price: "$5" });
    const { page } = await admin.openAdmin("/admin/products?search=ribbon");
    await page.getByRole("button", { name: "Quince Ribbon", exact: true }).click();
    await findDialog(page, "Edit Product").getByLabel("Price", { exact: true }).fill("$6");
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Product updated");
    await waitForText(page, "$6");

    await page.goto(`/admin/outfits?edit=${outfit}`);
    await page.getByRole("tab", { name: "Products" }).click();
    await page.getByRole("button", { name: "Edit Quince Ribbon" }).click();
    await findDialog(page, "Edit Product").getByLabel("Price", { exact: true }).fill("$7");
    await findDialog(page, "Edit Product").getByRole("button", { name: "Update Product" }).click();
    await waitForToast(page, "Product updated");
    await findDialog(page, "Edit Outfit").getByText("$7").waitFor();
    expect(await read(id, "price version")).toEqual({ price: "$7", version: 3 });
  });

  test("duplicates a product", async () => {
    await create("Quince Sash");
    const { page } = await admin.openAdmin("/admin/products?search=sash");
    await chooseRowAction(page, "Quince Sash", "Duplicate");
    expect(await page.getByLabel("Title").inputValue()).toBe("Quince Sash (copy)");
    await submitDialog(page, "Add Product");
    await waitForToast(page, "Product added", "Your product has been added successfully");
    await waitForText(page, "2 products");
  });

  test("deletes a product after a confirmation, on its screen and inside its outfit, and Undo restores it", async () => {
    const { id } = await create("Quince Buckle");
    const { page } = await admin.openAdmin("/admin/products?search=buckle");
    await deleteRow(page, "Quince Buckle");
    await waitForToast(page, "Product deleted", "The product has been removed successfully");
    await waitForText(page, "No products found");
    expect(await read(id, "id")).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await findRowMenu(page, "Quince Buckle").waitFor();

    await page.goto(`/admin/outfits?edit=${outfit}`);
    await page.getByRole("tab", { name: "Products" }).click();
    await page.getByRole("button", { name: "Delete Quince Buckle" }).click();
    await confirmDeletion(page, "Quince Buckle");
    await waitForToast(page, "Product deleted", "The product has been removed successfully");
    await page.getByRole("button", { name: "Delete Quince Buckle" }).waitFor({ state: "detached" });
    expect(await read(id, "id")).toBeNull();
  });

  test("a deleted product is in the trash even if the tab closes immediately", async () => {
    const { id } = await create("Quince Feather");
    const { page } = await admin.openAdmin("/admin/products?search=feather");
    await deleteRow(page, "Quince Feather");
    await page.close();
    const until = Date.now() + 10_000;
    while ((await read(id, "id")) !== null && Date.now() < until);
    expect(await read(id, "id")).toBeNull();
  });

  test("deletes all matches after the server counts them, and Undo restores them all", async () => {
    const { id } = await create("Mulberry Lace One");
    await create("Mulberry Lace Two");
    const { page } = await admin.openAdmin("/admin/products?search=mulberry");
    await page.getByRole("checkbox", { name: /select all rows/i }).check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await waitForText(page, "2 products will be moved to the trash.");
    await findDialog(page, "Delete products").getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Products deleted", "2 products have been deleted");
    await waitForText(page, "No products found");
    await page.getByRole("button", { name: "Undo" }).click();
    await findRowMenu(page, "Mulberry Lace Two").waitFor();
    expect(await read(id, "title")).toEqual({ title: "Mulberry Lace One" });
  });

  test("merges the changes of two editors of one product field by field", async () => {
    const { id, version } = await create("Quince Brooch", { price: "$10" });
    const { page } = await admin.openAdmin(`/admin/products?edit=${id}`);
    await findDialog(page, "Edit Product").getByLabel("Price", { exact: true }).fill("$11");
    await page.getByLabel("Description").fill("Mine.");
    await admin.graphql(
      "mutation U($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { id } }",
      { input: { id, version, price: "$12", retailer: "Theirs" } },
    );
    await submitDialog(page, "Update Product");
    const price = findDialog(page, "Someone else saved this").getByRole("group", { name: /^Price/ });
    await price.getByRole("radio", { name: /Current version/ }).check();
    await page.getByRole("button", { name: "Save these" }).click();
    await waitForToast(page, "Product updated");
    expect(await read(id, "price retailer description")).toEqual({
      price: "$12",
      retailer: "Theirs",
      description: "Mine.",
    });
  });

  test("has no accessibility issues", async () => {
    const { page } = await admin.openAdmin("/admin/products");
    await page.getByRole("checkbox").nth(1).check();
    const found = (await findAccessibilityIssuesInAllLayouts(page)).map((barrier) => `the list: ${barrier}`);
    await chooseRowAction(page, undefined, "Edit");
    await page.getByLabel("Title").fill("");
    await submitDialog(page, "Update Product");
    await waitForText(page, "Title is required");
    found.push(...(await findAccessibilityIssuesInAllLayouts(page)).map((barrier) => `the form: ${barrier}`));
    expect(found).toEqual([]);
  });
});
