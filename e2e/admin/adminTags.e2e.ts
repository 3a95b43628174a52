import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { createOutfit, readOutfit } from "../support/rows";

describe("Tags and categories", () => {
  const admin = setUpAdminSite();
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
  const findRow = (page: Page, name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });

  test("a term is added and renamed by keyboard, deleted and restored, with the outfit that uses it", async () => {
    const { id } = await createOutfit(admin, "Opera Look", { occasion: "Test Ball" });
    const { page, problems } = await admin.openAdmin("/admin/tags?list=occasion");
    const field = page.getByLabel("Add an occasion");
    await field.focus();
    await page.keyboard.press("Enter");
    await waitForText(page, "Name cannot be empty");
    await page.keyboard.type("Coastal Test");
    await page.keyboard.press("Enter");
    await findRow(page, "Coastal Test").waitFor();
    expect(await field.inputValue()).toBe("");

    await press(page, "Edit Test Ball");
    const name = page.getByLabel("New name of Test Ball");
    await name.fill("Opera Ball");
    await page.keyboard.press("Escape");
    await findRow(page, "Test Ball").waitFor();
    await press(page, "Edit Test Ball");
    await name.fill("Opera Ball");
    await page.keyboard.press("Enter");
    await findRow(page, "Opera Ball").waitFor();

    await press(page, "Delete Opera Ball");
    const question = page.getByRole("alertdialog", { name: "Delete Opera Ball" });
    await question.getByText("1 outfit uses it and will lose it.").waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await findRow(page, "Opera Ball").waitFor({ state: "detached" });
    // The row is gone before the server has answered, and until then "Undo" belongs to the new name.
    await waitForToast(page, "Deleted", "Opera Ball has been removed");
    expect((await readOutfit<{ occasion: string | null }>(admin, id, "occasion"))?.occasion).toBeNull();
    await press(page, "Undo");
    await findRow(page, "Opera Ball").getByRole("link", { name: "1 outfit with Opera Ball" }).click();
    await page.waitForURL(/\/admin\/outfits\?occasion=Opera\+Ball/);
    await waitForText(page, "Opera Look");
    expect(problems).toEqual([]);
  });
});
