import http from "node:http";
import type { AddressInfo } from "node:net";
import { setUpOwnSite } from "../support/admin";
import { waitForToast } from "../support/browser";
import { createDeferred } from "../support/deferred";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";
import { typeWithPauses } from "../support/userActions";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";

const coat = `<title>Wool Coat</title><script type="application/ld+json">${JSON.stringify({
  "@type": "Product",
  name: "Wool Coat",
  offers: { "@type": "Offer", price: "199.00", priceCurrency: "USD", availability: "InStock" },
})}</script>`;

/** The sample data links to example domains, so their check sends no network requests. */
describe("affiliate links", () => {
  const site = setUpOwnSite({ SHOP_PRIVATE_NETWORKS: "true" });
  const shop = http.createServer((_request, response) => response.end(coat));
  beforeAll(() => new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    shop.closeAllConnections();
    shop.close();
  });

  test("are listed with their status and usages, and can be searched", async () => {
    const { page, problems } = await site.openAdmin("/admin/links");
    await page.getByRole("gridcell", { name: "Not checked yet" }).first().waitFor();
    await typeWithPauses(page.getByRole("searchbox", { name: "Search links" }), "velv", "etrow");
    await page.waitForURL(/search=velvetrow/);
    const menuOf = (shop: RegExp) =>
      findRowMenu(page)
        .and(page.getByRole("button", { name: shop }))
        .first();
    await menuOf(/velvetrow/).waitFor();
    await menuOf(/northloom/).waitFor({ state: "detached" });
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("have no accessibility issues while they load", async () => {
    const { page } = await site.openAdmin("/admin/links");
    await page.getByRole("gridcell").first().waitFor();
    const responses = createDeferred();
    await page.route("**/graphql**", async (route) => {
      await responses.promise;
      await route.continue();
    });
    await typeWithPauses(page.getByRole("searchbox", { name: "Search links" }), "velvetrow");
    await page.locator(".MuiLinearProgress-root").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    responses.resolve();
    await page.locator(".MuiLinearProgress-root").waitFor({ state: "detached" });
  });

  test("one link can be checked immediately", async () => {
    const { page } = await site.openAdmin("/admin/links");
    await chooseRowAction(page, undefined, "Check now");
    await waitForToast(page, "Unknown", "This is an example address without a shop.");
  });

  test("one link is replaced everywhere, and Undo reverts it", async () => {
    const { page } = await site.openAdmin("/admin/links?sort=ADDRESS");
    await chooseRowAction(page, undefined, "Replace the link");
    const dialog = page.getByRole("dialog", { name: "Replace Link" });
    await dialog.getByLabel(/^New address/).fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: "Replace everywhere" }).click();
    await dialog.getByText("Enter a web address that begins with https:// or http://").first().waitFor();
    await dialog.getByLabel(/^New address/).fill("https://aaa-new.example/piece");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Replace everywhere" }).click();
    await waitForToast(page, "Link replaced");
    await findRowMenu(page, "https://aaa-new.example/piece").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForToast(page, "Undone");
    await findRowMenu(page, "https://aaa-new.example/piece").waitFor({ state: "detached" });
  });

  test("the price of a shop's page is proposed and used, and Undo takes it back", async () => {
    const affiliateLink = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/coat`;
    const input = { title: "Wool Coat", categoryName: "dresses", price: "$240", affiliateLink };
    const { item } = await site.graphql<{ item: { id: string } }>(
      "mutation ($input: CreateCategoryItemInput!) { item: createCategoryItem(input: $input) { id } }",
      { input },
    );
    const readPrice = async () => {
      const query = `{ categoryItem(id: "${item.id}") { price } }`;
      return (await site.graphql<{ categoryItem: { price: string } }>(query)).categoryItem.price;
    };
    const { page, problems } = await site.openAdmin("/admin/links?search=127.0.0.1");
    await chooseRowAction(page, affiliateLink, "Check now");
    const proposal = page.getByText("Page says $199, ours is $240");
    await proposal.waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await page.getByRole("button", { name: "Use $199" }).click();
    await waitForToast(page, "1 price changed");
    await proposal.waitFor({ state: "detached" });
    expect(await readPrice()).toBe("$199");
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForToast(page, "Undone");
    await proposal.waitFor();
    expect(await readPrice()).toBe("$240");
    expect(problems).toEqual([]);
  });
});
