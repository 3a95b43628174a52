import { setUpAdminSite } from "../support/admin";
import { failApiRequests, waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";
import { sampleCounts } from "../support/sampleCounts";

const address = "/admin/import-data";

/** The tests build on each other; the last one removes the sample data. */
describe("the import", () => {
  const site = setUpAdminSite();
  const open = async (options = {}) => {
    const opened = await site.openAdmin(address, options);
    await opened.page.getByText("Page views").first().waitFor();
    return opened;
  };

  test("shows the error details when an import fails", async () => {
    const { page } = await open();
    await failApiRequests(page, "server");
    await page.getByRole("button", { name: "Import Mock Data" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Import Failed" });
    await alert.getByText("SERVICE_UNAVAILABLE").waitFor();
    await alert.getByText("Down.").waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  test("shows the number of rows of each type", async () => {
    const { page, problems } = await open();
    await page.getByRole("button", { name: "Import Mock Data" }).click();
    await waitForText(page, "Import Successful");
    const { celebrities, outfits, blogPosts, affiliateProducts } = sampleCounts;
    expect(await page.getByLabel("Sample rows").textContent()).toBe(
      `Celebrities${celebrities}Outfits${outfits}Blog Posts${blogPosts}Products${affiliateProducts}`,
    );
    expect(problems).toEqual([]);
  });

  test("asks before removing, without accessibility issues", async () => {
    const { page, problems } = await open();
    await page.getByRole("button", { name: "Remove Sample Data" }).click();
    await page.getByRole("alertdialog").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("removes the sample data and keeps the editors' content", async () => {
    const { celebrity } = await site.graphql<{ celebrity: { id: string } }>(
      '{ celebrity(slug: "wren-halloway") { id } }',
    );
    await site.graphql(
      `mutation ($id: ID!) { createOutfit(input: { celebrityId: $id, title: "An Own Look", image: "https://own.example/x.jpg", description: "Own." }) { id } }`,
      { id: celebrity.id },
    );
    const { page } = await open();
    await page.getByRole("button", { name: "Remove Sample Data" }).click();
    await waitForText(page, /Are you sure you want to remove all sample data\?/);
    await waitForText(page, /^1 celebrity.* will be kept/);
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await waitForToast(page, "Sample Data Removed");
    await waitForText(page, "There is no sample data on the site.");
    const { page: list } = await site.openAsVisitor("/celebrities");
    await waitForText(list, "Showing 1 of 1");
    await waitForText(list, "Wren Halloway");
    const { page: own } = await site.openAsVisitor("/outfit/an-own-look");
    await own.getByRole("heading", { name: "An Own Look" }).waitFor();
  });
});

const header = "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src";
const products = (...lines: string[]) => ({
  name: "tide.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([header, ...lines].join("\n")),
});
const wave = "wave,Wave Gown of the Tide,<p>Blue.</p>,Tide,Dresses,,true,120,150,";
const nameless = "bag,,,Tide,Bags,,true,20,,";

describe("the import of products", () => {
  const site = setUpAdminSite();

  test("opens from the navigation", async () => {
    const { page, problems } = await site.openAdmin("/admin/dashboard");
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Import Products" }).click();
    await page.getByRole("heading", { level: 1, name: "Import Products" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/import-products");
    expect(problems).toEqual([]);
  });

  test("imports products from a file after a preview", async () => {
    const { page, problems } = await site.openAdmin("/admin/import-products");
    await page.locator("input[type=file]").setInputFiles(products(wave, nameless));
    expect(await page.getByLabel(/^Source/).inputValue()).toBe("tide");
    await page.getByLabel("Currency").fill("EUR");
    await page.getByLabel("Link Template").fill("https://tide.example/p/{handle}");
    await page.getByRole("button", { name: "Check the file" }).click();
    await waitForText(page, "This is what would change");
    await waitForText(page, "The product has no title.");
    await waitForText(page, "Line 3");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    const count = () =>
      site.graphql<{ categoryItems: { totalCount: number } }>(
        '{ categoryItems(filter: { search: "Wave Gown of the Tide" }) { totalCount } }',
      );
    expect((await count()).categoryItems.totalCount).toBe(0);
    await page.getByRole("button", { name: "Import now" }).click();
    await waitForToast(page, "Import Successful", "1 item created, 0 updated, 0 unchanged");
    expect((await count()).categoryItems.totalCount).toBe(1);
    const { page: shop } = await site.openAsVisitor("/category/dresses?sort=newest");
    await waitForText(shop, "Wave Gown of the Tide");
    await waitForText(shop, "€120.00");
    expect(problems).toEqual([]);
  });

  test("rejects a file of another type with a message", async () => {
    const { page } = await site.openAdmin("/admin/import-products");
    const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n1,2\n") };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Check the file" }).click();
    await waitForText(page, /^This is not a product export in Shopify's CSV format/);
    expect(await page.getByRole("button", { name: "Import now" }).count()).toBe(0);
  });
});
