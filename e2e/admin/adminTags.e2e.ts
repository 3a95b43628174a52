import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";

describe("tags and categories", () => {
  const site = setUpOwnSite();
  const open = async (list: string, options = {}) => {
    const opened = await site.openAdmin(`/admin/tags?list=${list}`, options);
    await opened.page.getByRole("table").waitFor();
    return opened;
  };
  const findRow = (page: Page, name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
  const create = async (type: string, name: string): Promise<string> => {
    const { createTerm } = await site.graphql<{ createTerm: { id: string } }>(
      "mutation ($input: CreateTermInput!) { createTerm(input: $input) { id } }",
      { input: { type, name } },
    );
    return createTerm.id;
  };
  /** Assigns the terms to an outfit of the sample data. */
  const assignTerms = async (more: { occasion?: string; tags?: string[] }) => {
    const { outfits } = await site.graphql<{ outfits: { nodes: { id: string; slug: string; version: number }[] } }>(
      "{ outfits(first: 1) { nodes { id slug version } } }",
    );
    const [{ id, slug, version }] = outfits.nodes;
    await site.graphql("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      input: { id, version, ...more },
    });
    return { id, slug };
  };
  const outfit = async (id: string) =>
    (
      await site.graphql<{ outfit: { occasion: string | null; tags: string[] } }>(
        "query ($id: ID!) { outfit(id: $id) { occasion tags } }",
        { id },
      )
    ).outfit;

  test("are five lists with a URL each", async () => {
    const { page, problems } = await site.openAdmin("/admin/tags");
    await page.getByRole("rowheader", { name: "Actor", exact: true }).waitFor();
    for (const [name, list] of [
      ["Style Types", "styleType"],
      ["Occasions", "occasion"],
      ["Blog Categories", "blogCategory"],
      ["Outfit Tags", "tag"],
      ["Celebrity Categories", "category"],
    ]) {
      await page.getByRole("tab", { name }).click();
      await page.waitForURL(new RegExp(`list=${list}`));
      await page.getByRole("table", { name }).waitFor();
    }
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("are added by keyboard; blank and duplicate names are rejected", async () => {
    const { page, problems } = await open("styleType");
    const field = page.getByLabel("Add a style type");
    await field.focus();
    await page.keyboard.press("Enter");
    await waitForText(page, "Name cannot be empty");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.keyboard.type("Coastal Test");
    await page.keyboard.press("Enter");
    await waitForToast(page, "Success", "Coastal Test has been added");
    await findRow(page, "Coastal Test").waitFor();
    expect(await field.inputValue()).toBe("");
    await page.keyboard.type("COASTAL test");
    await page.keyboard.press("Enter");
    await waitForText(page, "This name already exists");
    expect(problems).toEqual([]);
  });

  test("are renamed in place, and on the site", async () => {
    await create("occasion", "Test Ball");
    const { slug } = await assignTerms({ occasion: "Test Ball" });
    const { page, problems } = await open("occasion");
    await press(page, "Edit Test Ball");
    const field = page.getByLabel("New name of Test Ball");
    await field.fill("gala");
    await press(page, "Update");
    await waitForText(page, "This name already exists");
    await page.keyboard.press("Escape");
    await findRow(page, "Test Ball").waitFor();
    await press(page, "Edit Test Ball");
    await press(page, "Cancel");
    await press(page, "Edit Test Ball");
    await field.fill("Opera Ball");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await waitForToast(page, "Updated", "Tag has been renamed to Opera Ball");
    await findRow(page, "Opera Ball").waitFor();
    const visitor = await site.openAsVisitor(`/outfit/${slug}`);
    await waitForText(visitor.page, "Opera Ball");
    await findRow(page, "Opera Ball").getByRole("link", { name: "1 outfit with Opera Ball" }).click();
    await page.waitForURL(/\/admin\/outfits\?occasion=Opera\+Ball/);
    expect(problems).toEqual([]);
  });

  test("are merged, and Undo separates them", async () => {
    for (const name of ["velveteen test", "velvet test"]) await create("tag", name);
    const { id } = await assignTerms({ tags: ["velveteen test", "velvet test"] });
    const { page, problems } = await open("tag&search=velve");
    await press(page, "Merge velveteen test");
    const dialog = page.getByRole("dialog", { name: "Merge velveteen test" });
    await dialog.getByRole("combobox").fill("velvet t");
    await page.getByRole("option", { name: /^velvet test/ }).click();
    await waitForText(page, "1 outfit gets velvet test instead of velveteen test, and velveteen test will be deleted.");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await press(page, "Merge");
    await waitForToast(page, "Merged", "velveteen test has become velvet test");
    await findRow(page, "velveteen test").waitFor({ state: "detached" });
    expect((await outfit(id)).tags).toEqual(["velvet test"]);
    await press(page, "Undo");
    await waitForToast(page, "Undone");
    await findRow(page, "velveteen test").waitFor();
    expect((await outfit(id)).tags).toEqual(["velvet test", "velveteen test"]);
    expect(problems).toEqual([]);
  });

  test("are deleted after a confirmation that shows their usage, and Undo restores them", async () => {
    await create("occasion", "Test Picnic");
    const { id } = await assignTerms({ occasion: "Test Picnic" });
    const { page, problems } = await open("occasion");
    await press(page, "Delete Test Picnic");
    const question = page.getByRole("alertdialog", { name: "Delete Test Picnic" });
    await question.getByText("This may affect content that uses this occasion.").waitFor();
    await question.getByText("1 outfit uses it and will lose it.").waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await press(page, "Delete Test Picnic");
    await question.getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Deleted", "Test Picnic has been removed");
    await findRow(page, "Test Picnic").waitFor({ state: "detached" });
    expect((await outfit(id)).occasion).toBeNull();
    await press(page, "Undo");
    await findRow(page, "Test Picnic").waitFor();
    expect((await outfit(id)).occasion).toBe("Test Picnic");
    expect(problems).toEqual([]);
  });

  test("are searched and sorted with the state in the URL", async () => {
    const { page } = await open("occasion");
    await page.keyboard.press("/");
    await page.keyboard.type("red");
    await page.waitForURL(/search=red/);
    await waitForText(page, "1 entry");
    await page.goto("/admin/tags?list=occasion&sort=USAGE");
    await page.getByRole("columnheader", { name: "Usage Count" }).and(page.locator("[aria-sort=descending]")).waitFor();
    const counts = (await page.locator("tbody td:nth-of-type(1)").allTextContents()).map(Number);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  test("have no accessibility issues", async () => {
    const { page, problems } = await open("tag");
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await press(page, "Cancel");
    await page
      .getByRole("button", { name: /^Merge / })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
