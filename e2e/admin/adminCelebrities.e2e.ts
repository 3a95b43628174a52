import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { findRowMenu } from "../support/rowMenu";

interface Created {
  createCelebrity: { id: string; version: number };
}

describe("Manage Celebrities", () => {
  const admin = setUpOwnSite();

  /** Creates a celebrity for the test. */
  const create = async (name: string, more: Record<string, unknown> = {}) => {
    const { createCelebrity } = await admin.graphql<Created>(
      "mutation Create($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id version } }",
      { input: { name, ...more } },
    );
    return createCelebrity;
  };

  const saveWith = async (page: Page, button: string, toast: string) => {
    await page.getByRole("button", { name: button }).click();
    await waitForToast(page, toast);
  };

  test("shows cards, and a table with the specified columns", async () => {
    const { page, problems } = await admin.openAdmin("/admin/celebrities");
    const card = page.getByRole("article").filter({ hasText: "Anouk Serrault" });
    await card.getByRole("button", { name: "View Details" }).waitFor();
    await card.getByRole("button", { name: "Delete" }).waitFor();
    await page.getByRole("button", { name: "List view" }).click();
    await page.getByRole("columnheader", { name: "Name" }).waitFor();
    const headers = await page.getByRole("columnheader").allTextContents();
    expect(headers.filter((text) => text !== "")).toEqual(["Image", "Name", "Category", "Style", "Status", "Actions"]);
    await page.reload();
    await findRowMenu(page, "Anouk Serrault").waitFor();
    expect(problems).toEqual([]);
  });

  test("keeps search, filter and sort order in the URL, and Back reverts the last change", async () => {
    const { page } = await admin.openAdmin("/admin/celebrities?layout=list");
    await page.getByLabel("Category").selectOption("Athlete");
    await waitForText(page, "3 celebrities");
    await page.getByRole("columnheader", { name: "Name" }).click();
    await page.waitForURL(/reverse=1/);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("reverse"));
    await page.goBack();
    await waitForText(page, /1[89] celebrities/);
  });

  test("adds a celebrity whose page is on the site immediately", async () => {
    const { page, problems } = await admin.openAdmin("/admin/celebrities?new=1");
    await page.getByLabel("Name").fill("Philippa Quill");
    await waitForText(page, "Used in the URL /celebrity/philippa-quill");
    await page.getByRole("tab", { name: "Social Media" }).click();
    await page.getByLabel("Instagram").fill("@pquill");
    await saveWith(page, "Add Celebrity", "Celebrity added successfully");
    expect((await fetch(`${admin.url()}/celebrity/philippa-quill`)).status).toBe(200);

    await page.goto("/admin/celebrities?search=philippa");
    await page.getByRole("button", { name: "View Details" }).click();
    await page.getByRole("tab", { name: "Social Media" }).click();
    const link = page.getByRole("dialog").getByRole("link");
    expect(await link.getAttribute("href")).toBe("https://instagram.com/pquill");
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(problems).toEqual([]);
  });

  test("edits a celebrity, and asks before it discards changes", async () => {
    const { id } = await create("Rosalind Ashdown");
    const { page } = await admin.openAdmin(`/admin/celebrities?edit=${id}`);
    await page.getByLabel("Height").fill("170 cm");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog", { name: "Discard changes?" }).waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Celebrity updated successfully");
    await page.goto(`/admin/celebrities?view=${id}`);
    await waitForText(page, "170 cm");
  });

  test("merges the changes of two editors of one celebrity", async () => {
    const { id, version } = await create("Ines Calloway", { height: "1", netWorth: "1" });
    const { page } = await admin.openAdmin(`/admin/celebrities?edit=${id}`);
    await page.getByLabel("Height").fill("mine");
    await page.getByLabel("Languages").fill("Latin");
    await admin.graphql("mutation U($input: UpdateCelebrityInput!) { updateCelebrity(input: $input) { id } }", {
      input: { id, version, height: "theirs", netWorth: "2" },
    });
    await page.getByRole("button", { name: "Update Celebrity" }).click();
    const dialog = page.getByRole("dialog", { name: "Someone else saved this" });
    const height = dialog.getByRole("group", { name: /^Height/ });
    await height.waitFor();
    expect(await dialog.getByRole("button", { name: "Save these" }).isDisabled()).toBe(true);
    await height.getByRole("radio", { name: /Your version/ }).check();
    await dialog.getByRole("button", { name: "Save these" }).click();
    await waitForToast(page, "Celebrity updated successfully");
    const { celebrity } = await admin.graphql<{ celebrity: object }>(
      "query C($id: ID!) { celebrity(id: $id) { height languages netWorth } }",
      { id },
    );
    expect(celebrity).toEqual({ height: "mine", languages: "Latin", netWorth: "2" });
  });

  test("deletes after a confirmation, and Undo in the toast restores the celebrity", async () => {
    await create("Cosmo Tidewell");
    const { page } = await admin.openAdmin("/admin/celebrities?search=cosmo");
    await page.getByRole("button", { name: "Delete Cosmo Tidewell" }).click();
    await waitForText(page, "Are you sure you want to delete this celebrity?");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Celebrity deleted successfully");
    await waitForText(page, "No celebrities found");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("article").filter({ hasText: "Cosmo Tidewell" }).waitFor();
  });

  test("changes many after showing their number, and Undo reverts them all", async () => {
    await create("Twin Ember One", { category: "Model" });
    await create("Twin Ember Two", { category: "Model" });
    const { page } = await admin.openAdmin("/admin/celebrities?layout=list&search=twin%20ember");
    await page.getByRole("checkbox", { name: /select all rows/i }).check();
    await page.getByRole("button", { name: "Change category" }).click();
    const dialog = page.getByRole("dialog", { name: "Change category" });
    await dialog.getByLabel("Change category").selectOption("Actor");
    await dialog.getByText("2 celebrities will have the category Actor.").waitFor();
    await dialog.getByRole("button", { name: "Change" }).click();
    await waitForToast(page, "2 celebrities changed");
    await page.getByRole("gridcell", { name: "Actor" }).nth(1).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("gridcell", { name: "Model" }).nth(1).waitFor();
  });

  // The check is slow for each row, and a few rows are enough.
  const paths = ["/admin/celebrities?layout=list&search=an", "/admin/celebrities?new=1"];
  test.each(paths)("has no accessibility issues: %s", async (path) => {
    const { page } = await admin.openAdmin(path);
    await waitForText(page, "Anouk Serrault");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
  });
});
