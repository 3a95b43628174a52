import { setUpAdminSite } from "../support/admin";
import { waitForToast } from "../support/browser";
import { createDeferred } from "../support/deferred";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";
import { typeWithPauses } from "../support/userActions";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";

/** The sample data links to example domains, so the check sends no network requests. */
describe("affiliate links", () => {
  const site = setUpAdminSite();

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
});
