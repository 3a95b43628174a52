import fs from "node:fs/promises";
import { findAccessibilityIssues, findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";

describe("outfits as CSV", () => {
  const site = setUpOwnSite();

  test("are exported with their products, edited in a spreadsheet and imported after a check", async () => {
    const { page, problems } = await site.openAdmin("/admin/outfits?search=suit");
    const exportButton = page.getByRole("button", { name: "Export CSV" });
    await exportButton.waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), exportButton.click()]);
    expect(download.suggestedFilename()).toMatch(/^outfits-.*\.csv$/);
    const text = await fs.readFile(await download.path(), "utf8");
    const [header, first] = text.split("\r\n");
    expect(header.replace("\uFEFF", "").split(",")).toEqual(expect.arrayContaining(["outfit_title", "product_title"]));
    const { outfits } = await site.graphql<{ outfits: { nodes: { title: string; slug: string }[] } }>(
      '{ outfits(filter: { search: "suit" }, first: 100) { nodes { title slug } } }',
    );
    const edited = outfits.nodes.find(({ title }) => first.includes(title));
    if (!edited) throw new Error(`The first row contains no title: ${first}`);

    await page.getByRole("button", { name: "Import CSV" }).click();
    const dialog = page.getByRole("dialog", { name: "Import Outfits" });
    const choose = (content: string) =>
      dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "outfits.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
    await choose(text);
    await dialog.getByText("Nothing would change").waitFor();
    expect(await dialog.getByRole("button", { name: "Import now" }).isDisabled()).toBe(true);
    await choose(text.replaceAll(edited.title, `${edited.title}, retold`));
    await dialog.getByText("This is what would change").waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Import now" }).click();
    await waitForToast(page, "Import Successful", "0 outfits added");
    const { page: visitor } = await site.openAsVisitor(`/outfit/${edited.slug}`);
    await waitForText(visitor, `${edited.title}, retold`);
    expect(problems).toEqual([]);
  });

  test("say what is wrong with a file, and change nothing", async () => {
    const { page } = await site.openAdmin("/admin/outfits");
    await page.getByRole("button", { name: "Import CSV" }).click();
    const dialog = page.getByRole("dialog", { name: "Import Outfits" });
    const file = "outfit_title,celebrity,image,description\nCape,nobody-here,https://a.example/c.jpg,A cape.\n";
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "outfits.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await dialog.getByText("Line 2").waitFor();
    expect(await dialog.getByRole("button", { name: "Import now" }).isDisabled()).toBe(true);
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
  });
});
