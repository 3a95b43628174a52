import { findAccessibilityIssues, findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";

describe("the search of the site", () => {
  const site = setUpOwnSite();

  test("a search without results becomes a synonym, and then finds something", async () => {
    const visitor = await site.openAsVisitor("/search?q=glimmershoe");
    await visitor.page.getByRole("heading", { name: "Nothing found for “glimmershoe”" }).waitFor();
    await visitor.page.waitForLoadState("networkidle");
    const { page, problems } = await site.openAdmin("/admin/search");
    const row = findRowMenu(page, "glimmershoe");
    await row.waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await chooseRowAction(page, "glimmershoe", "Add a synonym");
    const dialog = page.getByRole("dialog", { name: "Add Synonym" });
    await dialog.getByLabel("Also finds").fill("sneakers");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Add Synonym" }).click();
    await row.waitFor({ state: "detached" });
    await page.getByRole("tab", { name: "Synonyms" }).click();
    await findRowMenu(page, "glimmershoe").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
    const again = await site.openAsVisitor("/search?q=glimmershoe");
    await again.page.getByRole("link", { name: "Remove filter Glimmershoe" }).waitFor();
  });
});
