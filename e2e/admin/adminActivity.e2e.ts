import { setUpOwnSite } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { waitForText } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";

describe("the activity log", () => {
  const site = setUpOwnSite();
  const open = async (query = "", options = {}) => {
    const opened = await site.openAdmin(`/admin/activity${query}`, options);
    await opened.page.getByRole("heading", { name: "Activity", level: 1 }).waitFor();
    return opened;
  };
  const create = async (title: string): Promise<string> => {
    const { createCategoryItem } = await site.graphql<{ createCategoryItem: { id: string } }>(
      "mutation ($input: CreateCategoryItemInput!) { createCategoryItem(input: $input) { id } }",
      { input: { title, categoryName: "shoes" } },
    );
    return createCategoryItem.id;
  };
  const story = "A boot that was made for walking, and that is what it does, in rain and in sun, all year round.";
  const update = (id: string, version: number, more: object) =>
    site.graphql("mutation ($input: UpdateCategoryItemInput!) { updateCategoryItem(input: $input) { id } }", {
      input: { id, version, ...more },
    });

  test("shows who changed what, with a diff and a link to the record", async () => {
    const id = await create("Osprey boots");
    await update(id, 1, { description: story });
    await update(id, 2, { description: story.replace("rain", "snow"), price: "$90", categoryName: "dresses" });
    const { page, problems } = await open("?search=osprey");
    const newest = page.getByRole("main").getByRole("listitem").first();
    await newest.getByText(`${demoAdministrator.name} changed the category item Osprey boots`).waitFor();
    await newest.getByText("3 fields: Price, Description, Category").click();
    expect(await newest.locator("del").allTextContents()).toEqual([" (removed: rain) ", "shoes"]);
    expect(await newest.locator("ins").allTextContents()).toEqual(["$90", " (added: snow) ", "dresses"]);
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await waitForText(page, "3 entries");
    await newest.getByRole("link", { name: "Osprey boots", exact: true }).click();
    await page.waitForURL(new RegExp(`/admin/items\\?edit=${id}`));
    await page.getByRole("dialog", { name: "Edit Item" }).getByLabel("Title").waitFor();
    expect(problems).toEqual([]);
  });

  test("filters by action, type and administrator, and shows the history of one record", async () => {
    const id = await create("Kestrel heels");
    await site.graphql("mutation ($input: IdInput!) { deleteCategoryItem(input: $input) { undoId } }", {
      input: { id },
    });
    const { page, problems } = await open();
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Category item");
    await page.waitForURL(/kind=categoryItem/);
    await page.getByRole("combobox", { name: "Action" }).selectOption("Deleted");
    await page.waitForURL(/action=delete/);
    await page.getByRole("combobox", { name: "Administrator" }).selectOption(demoAdministrator.name);
    await page.waitForURL(/actor=/);
    await waitForText(page, `${demoAdministrator.name} moved the category item Kestrel heels to the trash`);
    await waitForText(page, "1 entry");
    await page.getByRole("link", { name: "History of Kestrel heels" }).click();
    await waitForText(page, "2 entries");
    await page.getByRole("button", { name: /History of one record/ }).click();
    await page.waitForURL(/\/admin\/activity$/);
    await page.goto("/admin/activity?search=nobody%20did%20this");
    await waitForText(page, "No activity found");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("has no accessibility issues", async () => {
    const id = await create("Open boots");
    await update(id, 1, { description: story });
    const { page, problems } = await open();
    await page.locator("summary").first().click();
    await page.getByRole("term").first().waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
