import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";
import { createOutfit, readOutfit } from "../support/rows";

describe("Tags and categories", () => {
  const admin = setUpAdminSite();
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
  const findRow = (page: Page, name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });

  test("terms are added and renamed by keyboard, merged, deleted and restored, with the outfits that use them", async () => {
    const { id } = await createOutfit(admin, "Opera Look", {
      slug: "opera-look",
      occasion: "Test Ball",
      tags: ["velveteen test", "velvet test"],
    });
    const { page, problems } = await admin.openAdmin("/admin/tags");
    await page.getByRole("tab", { name: "Style Types" }).click();
    await page.waitForURL(/list=styleType/);
    const field = page.getByLabel("Add a style type");
    await field.focus();
    await page.keyboard.press("Enter");
    await waitForText(page, "Name cannot be empty");
    await page.keyboard.type("Coastal Test");
    await page.keyboard.press("Enter");
    await waitForToast(page, "Success", "Coastal Test has been added");
    await findRow(page, "Coastal Test").waitFor();
    expect(await field.inputValue()).toBe("");

    await page.getByRole("tab", { name: "Outfit Tags" }).click();
    await press(page, "Merge velveteen test");
    await findDialog(page, "Merge velveteen test").getByRole("combobox").fill("velvet t");
    await page.getByRole("option", { name: /^velvet test/ }).click();
    await waitForText(page, "1 outfit gets velvet test instead of velveteen test, and velveteen test will be deleted.");
    await press(page, "Merge");
    await waitForToast(page, "Merged", "velveteen test has become velvet test");
    await findRow(page, "velveteen test").waitFor({ state: "detached" });
    expect(await readOutfit(admin, id, "tags")).toEqual({ tags: ["velvet test"] });
    await press(page, "Undo");
    await findRow(page, "velveteen test").waitFor();
    expect(await readOutfit(admin, id, "tags")).toEqual({ tags: ["velvet test", "velveteen test"] });

    await page.getByRole("tab", { name: "Occasions" }).click();
    await press(page, "Edit Test Ball");
    const name = page.getByLabel("New name of Test Ball");
    await name.fill("Opera Ball");
    await page.keyboard.press("Escape");
    await findRow(page, "Test Ball").waitFor();
    await press(page, "Edit Test Ball");
    await name.fill("Opera Ball");
    await page.keyboard.press("Enter");
    await waitForToast(page, "Updated", "Tag has been renamed to Opera Ball");
    await findRow(page, "Opera Ball").waitFor();
    expect(await (await fetch(`${admin.url()}/outfit/opera-look`)).text()).toContain("Opera Ball");

    await press(page, "Delete Opera Ball");
    const question = page.getByRole("alertdialog", { name: "Delete Opera Ball" });
    await question.getByText("1 outfit uses it and will lose it.").waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Deleted", "Opera Ball has been removed");
    await findRow(page, "Opera Ball").waitFor({ state: "detached" });
    expect(await readOutfit(admin, id, "occasion")).toEqual({ occasion: null });
    await press(page, "Undo");
    await findRow(page, "Opera Ball").getByRole("link", { name: "1 outfit with Opera Ball" }).click();
    await page.waitForURL(/\/admin\/outfits\?occasion=Opera\+Ball/);
    await waitForText(page, "Opera Look");
    expect(problems).toEqual([]);
  });
});
