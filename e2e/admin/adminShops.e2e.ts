import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";

const admin = setUpAdminSite();

const coat = `<title>Wool Coat</title><h1>Wool Coat</h1><meta property="og:site_name" content="Northloom">
<script type="application/ld+json">${JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Wool Coat",
  brand: "Ardenne",
  offers: { "@type": "Offer", price: "199.00", priceCurrency: "USD", availability: "https://schema.org/InStock" },
})}</script>`;

const shop = http.createServer(({ url = "" }, response) => {
  if (url === "/endless") return;
  response.writeHead(url.startsWith("/coat") ? 200 : 404, { "content-type": "text/html" }).end(coat);
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

describe("a product's form", () => {
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

  test("can cancel reading a shop's page, and is filled from another", async () => {
    const { page, problems } = await admin.openAdmin("/admin/products");
    await page.getByRole("button", { name: "Add Product" }).click();
    const dialog = findDialog(page, "Add New Product");
    await pasteAddress(page, `${origin}/endless`);
    await page.getByRole("button", { name: "Cancel reading" }).click();
    await waitForText(page, "Canceled. Nothing was filled in.");
    await pasteAddress(page, `${origin}/coat`);
    await waitForText(page, "4 fields filled in.");
    expect(await dialog.getByLabel(/^Title/).inputValue()).toBe("Wool Coat");
    expect(await dialog.getByLabel("Price", { exact: true }).inputValue()).toBe("$199");
    expect(await dialog.getByLabel("Retailer").inputValue()).toBe("Northloom");
    expect(await dialog.getByLabel("Affiliate Link").inputValue()).toBe(`${origin}/coat`);
    await waitForText(page, "In stock · Brand Ardenne");
    expect(problems).toEqual([]);
  });
});

describe("an affiliate link", () => {
  test("is checked, its page's price is used, and it is replaced everywhere, each with Undo", async () => {
    const affiliateLink = `${origin}/coat?piece=loden`;
    const { item } = await admin.graphql<{ item: { id: string } }>(
      "mutation ($input: CreateCategoryItemInput!) { item: createCategoryItem(input: $input) { id } }",
      { input: { title: "Wool Coat", categoryName: "dresses", price: "$240", affiliateLink } },
    );
    const readItem = async () => {
      const query = `{ categoryItem(id: "${item.id}") { price affiliateLink } }`;
      return (await admin.graphql<{ categoryItem: object }>(query)).categoryItem;
    };
    const { page, problems } = await admin.openAdmin("/admin/links");
    await page.getByRole("searchbox", { name: "Search links" }).fill("piece=loden");
    await page.waitForURL(/search=piece/);
    await chooseRowAction(page, affiliateLink, "Check now");
    const proposal = page.getByText("Page says $199, ours is $240");
    await proposal.waitFor();
    await page.getByRole("button", { name: "Use $199" }).click();
    await waitForToast(page, "1 price changed");
    await proposal.waitFor({ state: "detached" });
    expect(await readItem()).toEqual({ price: "$199", affiliateLink });
    await page.getByRole("button", { name: "Undo" }).click();
    await proposal.waitFor();
    expect(await readItem()).toEqual({ price: "$240", affiliateLink });

    await chooseRowAction(page, affiliateLink, "Replace the link");
    const dialog = findDialog(page, "Replace Link");
    const replacement = "https://new.example/?piece=loden";
    await dialog.getByLabel(/^New address/).fill(replacement);
    await dialog.getByRole("button", { name: "Replace everywhere" }).click();
    await waitForToast(page, "Link replaced");
    await findRowMenu(page, replacement).waitFor();
    expect(await readItem()).toMatchObject({ affiliateLink: replacement });
    await page.getByRole("button", { name: "Undo" }).last().click();
    await findRowMenu(page, replacement).waitFor({ state: "detached" });
    expect(await readItem()).toMatchObject({ affiliateLink });
    expect(problems).toEqual([]);
  });
});

describe("a feed", () => {
  const header = "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src";
  const gown = "wave,Wave Gown of the Tide,<p>Blue.</p>,Tide,Dresses,,true,120,,";
  const boot = "boot,Tide Bicycle Boot,,Tide,Boots,,true,20,,";
  const nameless = "bag,,,Tide,Bags,,true,20,,";
  const readItems = async () =>
    (
      await admin.graphql<{ categoryItems: { nodes: object[] } }>(
        '{ categoryItems(filter: { search: "Tide Bicycle Boot" }) { nodes { price categoryName } } }',
      )
    ).categoryItems.nodes;

  test("is added on the screen that replaced the import, checked, mended by a rule and imported", async () => {
    const { page, problems } = await admin.openAdmin("/admin/import-products");
    await page.getByRole("heading", { level: 1, name: "Feeds" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/feeds");
    await page.getByRole("button", { name: "Add feed" }).click();
    const form = findDialog(page, "Add feed");
    await form.getByLabel(/^Name/).fill("Tide Studio");
    await form.getByLabel("Currency").fill("EUR");
    await form.getByLabel("Link template").fill("https://tide.example/p/{handle}");
    await form.getByRole("button", { name: "Add feed" }).click();
    await page.getByRole("heading", { level: 1, name: "Tide Studio" }).waitFor();

    const buffer = Buffer.from([header, gown, boot, nameless].join("\n"));
    await page.locator("input[type=file]").setInputFiles({ name: "tide.csv", mimeType: "text/csv", buffer });
    await waitForText(page, "This is what would change");
    await waitForText(page, "The product has no title.");
    await page.getByRole("button", { name: "Examples: Type ends with “boot”" }).click();
    await page.getByRole("button", { name: "Change: Tide Bicycle Boot" }).click();
    const rule = findDialog(page, "Add rule");
    await rule.getByLabel(/^Words/).fill("bicycle,");
    await rule.getByLabel(/^Goes to/).selectOption("Bikes");
    await rule.getByRole("button", { name: "Save rule" }).click();
    await page.getByRole("button", { name: "Check again" }).click();
    await waitForText(page, /^Rule of words: boots \+ bicycle/);
    expect(await readItems()).toEqual([]);
    await page.getByRole("button", { name: "Import now" }).click();
    await waitForToast(page, "Feed imported", "2 items created, 0 updated, 0 unchanged");
    expect(await readItems()).toEqual([{ price: "€20.00", categoryName: "bikes" }]);
    const category = await fetch(`${admin.url()}/category/dresses?search=wave+gown`);
    expect(await category.text()).toMatch(/Wave Gown of the Tide[^]*€120\.00/);
    expect(problems).toEqual([]);
  });
});
