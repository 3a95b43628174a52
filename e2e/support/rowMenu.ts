import type { Locator, Page } from "playwright-core";

/** The button of a row's menu. Without a name, those of all rows. */
export const findRowMenu = (page: Page, name?: string): Locator =>
  page.getByRole(
    "button",
    name === undefined ? { name: /^Actions for / } : { name: `Actions for ${name}`, exact: true },
  );

/** Chooses an action in the menu of a row, or of the first row. */
export async function chooseRowAction(page: Page, name: string | undefined, action: string): Promise<void> {
  await findRowMenu(page, name).first().click();
  await page.getByRole("menuitem", { name: action }).click();
}
