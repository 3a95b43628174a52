import { setUpOwnSite } from "../support/admin";
import { failApiRequests, waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";
import { sampleCounts } from "../support/sampleCounts";

const address = "/admin/import-data";

/** The tests build on each other; the last one removes the sample data. */
describe("the import", () => {
  const site = setUpOwnSite();
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
