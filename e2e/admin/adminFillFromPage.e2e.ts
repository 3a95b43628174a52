import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { waitForText } from "../support/browser";
import { findDialog } from "../support/rowDialogs";

const coat = (price: string, more = ""): string => `<title>Wool Coat</title><h1>Wool Coat</h1>${more}
<script type="application/ld+json">${JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Wool Coat",
  brand: "Ardenne",
  offers: { "@type": "Offer", price, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
})}</script>`;

const pages: Record<string, string> = {
  "/coat": coat("1290.00", '<meta property="og:site_name" content="Northloom">'),
  "/unclear":
    coat("49.90") +
    '<meta property="product:price:amount" content="59.90"><meta property="product:price:currency" content="EUR">',
};

describe("a product's form, filled from the page of a shop", () => {
  const admin = setUpOwnSite();
  const shop = http.createServer(({ url = "" }, response) => {
    if (url === "/endless") return;
    const page = pages[url];
    response.writeHead(page ? 200 : 404, { "content-type": "text/html" }).end(page);
  });
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    shop.closeAllConnections();
    shop.close();
  });

  const pasteAddress = async (page: Page, address: string) => {
    await page.getByLabel("Paste a product address").focus();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    }, address);
  };

  test("pastes an address in the form of a product; the values say where they are from", async () => {
    const { page, problems } = await admin.openAdmin("/admin/products");
    await page.getByRole("button", { name: "Add Product" }).click();
    const dialog = findDialog(page, "Add New Product");
    await pasteAddress(page, `${origin}/coat`);
    await waitForText(page, "4 fields filled in.");
    expect(await dialog.getByLabel(/^Title/).inputValue()).toBe("Wool Coat");
    expect(await dialog.getByLabel("Price", { exact: true }).inputValue()).toBe("€1,290");
    expect(await dialog.getByLabel("Retailer").inputValue()).toBe("Northloom");
    expect(await dialog.getByLabel("Affiliate Link").inputValue()).toBe(`${origin}/coat`);
    await waitForText(page, "In stock · Brand Ardenne");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("asks in the form of a category item, keeps what was typed, and saves the chosen price", async () => {
    const { page, problems } = await admin.openAdmin("/admin/items");
    await page.getByRole("button", { name: "Add Item" }).click();
    const dialog = findDialog(page, "Add Item");
    await dialog.getByLabel(/^Title/).fill("Quince Coat");
    await dialog.getByLabel(/^Category/).selectOption("dresses");
    await dialog.getByLabel("Paste a product address").fill(`${origin}/unclear`);
    await page.keyboard.press("Enter");
    await waitForText(page, "The page states different prices in different places.");
    expect(await dialog.getByLabel(/^Title/).inputValue()).toBe("Quince Coat");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await dialog.getByRole("radio", { name: /€49.90/ }).check();
    await dialog.getByRole("button", { name: "Add Item" }).click();
    await waitForText(page, "Quince Coat");
    const { categoryItems } = await admin.graphql<{ categoryItems: { nodes: object[] } }>(
      '{ categoryItems(first: 1, filter: { search: "Quince Coat" }) { nodes { price affiliateLink } } }',
    );
    expect(categoryItems.nodes).toEqual([{ price: "€49.90", affiliateLink: `${origin}/unclear` }]);
    expect(problems).toEqual([]);
  });

  test("says that a page does not exist, and can be canceled while a shop does not respond", async () => {
    const { page } = await admin.openAdmin("/admin/products");
    await page.getByRole("button", { name: "Add Product" }).click();
    await pasteAddress(page, `${origin}/gone`);
    await waitForText(page, "The shop says that this page does not exist.");
    await pasteAddress(page, `${origin}/endless`);
    await page.getByRole("button", { name: "Cancel reading" }).click();
    await waitForText(page, "Canceled. Nothing was filled in.");
  });
});
