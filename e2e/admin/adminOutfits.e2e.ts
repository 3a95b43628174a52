import { text as readText } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { deleteRow, findDialog } from "../support/rowDialogs";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";
import { createOutfit, createRow, fetchStatus, findOutfits } from "../support/rows";
import { clickPositionTwice, typeWithPauses } from "../support/userActions";

describe("Outfits", () => {
  const admin = setUpAdminSite();
  let wearer: string;
  beforeAll(async () => {
    wearer = (await createRow(admin, "Celebrity", { name: "Isaura Outfitter" })).id;
  });

  /** Fills in the required fields of a new outfit. */
  const fillNew = async (page: Page, title: string) => {
    await page.getByRole("button", { name: "Add Outfit", exact: true }).click();
    const form = findDialog(page, "Add New Outfit");
    await form.getByLabel("Title").fill(title);
    await form.getByLabel("Image URL").first().fill("/art/placeholder/outfit.svg");
    await form.getByLabel("Celebrity").fill("isaura");
    await page.getByRole("option", { name: "Isaura Outfitter" }).click();
    await form.getByLabel("Description").first().fill("Woollen, and warm.");
    return form;
  };

  test("an outfit is added with its products, scheduled, found, published, deleted and restored", async () => {
    const { page, problems } = await admin.openAdmin("/admin/outfits");
    const form = await fillNew(page, "Saffron Cloak");
    await form.getByLabel("Occasion").selectOption("+ Add new occasion");
    await form.getByLabel("Name of the occasion").fill("Harvest Fair");
    // The outfit is saved with the occasion, also while the server still stores its name.
    await page.keyboard.press("Enter");
    await form.getByLabel("Date Worn").fill("2126-11-30");
    await form.getByText("Scheduled: public on Nov 30, 2126 (UTC)").waitFor();
    await form.getByLabel("Tags (comma separated)").fill("saffron, wool ,,saffron");
    await form.getByRole("tab", { name: "Products" }).click();
    await form.getByRole("button", { name: "Save and continue" }).click();
    await waitForToast(page, "Outfit added", "Your outfit has been added successfully");

    const outfit = findDialog(page, "Edit Outfit");
    await outfit.getByRole("button", { name: "Add Product" }).click();
    const product = findDialog(page, "Add New Product");
    await product.getByLabel("Title").fill("Saffron Brooch");
    await product.getByLabel("Price", { exact: true }).fill("$12");
    await product.getByRole("button", { name: "Add Product" }).click();
    await outfit.getByText("$12").waitFor();
    await outfit.getByRole("button", { name: "Close" }).click();

    const row = page.getByRole("row", { name: /Saffron Cloak/ });
    await row.getByText("Scheduled: public on Nov 30, 2126 (UTC)").waitFor();
    expect(await fetchStatus(admin, "/outfit/saffron-cloak")).toBe(404);
    // The pause in the middle of the title triggers a separate search.
    const found = page.waitForResponse((response) => response.request().postData()?.includes("saffron cloak") ?? false);
    await typeWithPauses(page.getByLabel("Search outfits"), "saff", "ron cloak");
    await page.waitForURL(/search=saffron[+ ]cloak/);
    // The rows of the first search are the same, and the second response replaces them with their menus.
    await (await found).finished();
    await page.getByRole("grid").getByRole("progressbar").waitFor({ state: "detached" });
    await waitForText(page, /^1 outfit$/);

    await chooseRowAction(page, "Saffron Cloak", "Edit");
    await outfit.getByLabel("Date Worn").fill("2025-10-04");
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Outfit updated");
    await page.keyboard.press("Escape");
    await row.getByText("Oct 04, 2025").waitFor();
    const [opened] = await Promise.all([page.waitForEvent("popup"), chooseRowAction(page, "Saffron Cloak", "View")]);
    for (const text of ["Harvest Fair", "Saffron Brooch"]) await waitForText(opened, text);
    await opened.close();

    await deleteRow(page, "Saffron Cloak");
    await waitForToast(page, "Outfit deleted", "The outfit has been removed successfully");
    await waitForText(page, "No outfits found");
    expect(await fetchStatus(admin, "/outfit/saffron-cloak")).toBe(410);
    await page.getByRole("button", { name: "Undo" }).click();
    await row.waitFor();
    expect(await fetchStatus(admin, "/outfit/saffron-cloak")).toBe(200);
    expect(await findOutfits(admin, "Saffron Cloak", "tags products { title }")).toEqual([
      { tags: ["saffron", "wool"], products: [{ title: "Saffron Brooch" }] },
    ]);
    expect(problems).toEqual([]);
  });

  test.each([
    ["Save and continue", "Magenta Doublet"],
    ["Add Outfit", "Crimson Doublet"],
  ])("two quick clicks on %s add one outfit", async (button, name) => {
    const { page, problems, dataRequests } = await admin.openAdmin("/admin/outfits");
    for (const pause of [0, 250]) {
      const title = `${name} ${pause}`;
      const form = await fillNew(page, title);
      if (button === "Save and continue") await form.getByRole("tab", { name: "Products" }).click();
      await clickPositionTwice(page, form.getByRole("button", { name: button, exact: true }), pause);
      if (button === "Save and continue") {
        await findDialog(page, "Edit Outfit").getByText("No products yet").waitFor();
        expect(await page.getByRole("dialog").count()).toBe(1);
        await findDialog(page, "Edit Outfit").getByRole("button", { name: "Close" }).click();
      }
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await findRowMenu(page, title).waitFor();
    }
    expect(new URL(page.url()).pathname).toBe("/admin/outfits");
    expect(dataRequests.filter((request) => request.includes("CreateOutfit"))).toHaveLength(2);
    expect(await findOutfits(admin, name, "title")).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  test("typed text survives Back, until Escape and Discard", async () => {
    const { page } = await admin.openAdmin("/admin/outfits");
    await page.getByRole("button", { name: "Add Outfit", exact: true }).click();
    await page.getByLabel("Title").fill("Half a Cardigan");
    await page.goBack();
    await page.getByRole("alertdialog", { name: "Discard changes?" }).waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    expect(await page.getByLabel("Title").inputValue()).toBe("Half a Cardigan");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  test("outfits are exported as CSV, edited in a spreadsheet and imported after a check", async () => {
    const { id } = await createOutfit(admin, "Cassava Suit", { celebrityId: wearer, slug: "cassava-suit" });
    await createRow(admin, "AffiliateProduct", { outfitId: id, title: "Cassava Tie" });
    const { page, problems } = await admin.openAdmin("/admin/outfits?search=cassava");
    await findRowMenu(page, "Cassava Suit").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^outfits-.*\.csv$/);
    const text = await readText(await download.createReadStream());
    expect(text).toMatch(/outfit_title,.*product_title,[^]*Cassava Suit,.*Cassava Tie,/);

    await page.getByRole("button", { name: "Import CSV" }).click();
    const dialog = findDialog(page, "Import Outfits");
    const choose = (content: string) =>
      dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "outfits.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
    await choose(text);
    await dialog.getByText("Nothing would change").waitFor();
    expect(await dialog.getByRole("button", { name: "Import now" }).isDisabled()).toBe(true);
    await choose(text.replaceAll("Cassava Suit", "Cassava Suit retold"));
    await dialog.getByText("This is what would change").waitFor();
    await dialog.getByRole("button", { name: "Import now" }).click();
    await waitForToast(page, "Import Successful", "0 outfits added");
    expect(await (await fetch(`${admin.url()}/outfit/cassava-suit`)).text()).toContain("Cassava Suit retold");
    expect(problems).toEqual([]);
  });
});
